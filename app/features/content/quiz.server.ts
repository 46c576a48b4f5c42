import * as v from 'valibot';
import type { Context } from '~/platform/context.server';
import { findDocument } from '~/services/prismic/documents.server';
import {
  foreignLanguage,
  groups,
  link,
  picture,
  richText,
  seoFields,
  sliceOf,
  sliceZone,
  text,
} from './fields';
import { maxQuestions, quizPath, type Quiz } from './quiz';

const maxAnswers = 9;
const maxResults = 20;

const question = v.object({
  slice_type: v.literal('quiz_question'),
  ...sliceOf({ question: text, hint: text }, { answer: text, towards: text }).entries,
});

const quizData = v.object({
  title: text,
  text: richText,
  body: sliceZone,
  results: groups({
    name: text,
    title: text,
    text: richText,
    image: picture,
    product_handles: text,
    collection_handle: text,
    link,
    link_text: text,
  }),
  ...seoFields,
});

export type QuizPage = Quiz & {
  seo: Pick<
    v.InferOutput<typeof quizData>,
    'seo_title' | 'seo_description' | 'seo_image' | 'noindex'
  >;
  /** Content language → path. */
  paths: Record<string, string>;
  /** Set if it isn't the store's language. */
  lang?: string;
};

/** Throws Unavailable. */
export async function getQuiz(context: Context): Promise<QuizPage | null> {
  const document = await findDocument(context, { type: 'quiz' });
  const quiz = document && readQuiz(document.data);
  if (!quiz) return null;
  const languages = [document.lang, ...document.alternate_languages.map(({ lang }) => lang)];
  return {
    ...quiz,
    ...foreignLanguage(document, context.market.store),
    paths: Object.fromEntries(languages.map((lang) => [lang, quizPath])),
  };
}

/** Drops incomplete questions and results. Null without a title, questions or results. */
export function readQuiz(data: Record<string, unknown>): Omit<QuizPage, 'paths' | 'lang'> | null {
  const { title, text, body, results: stored, ...seo } = v.parse(quizData, data);
  const named = stored.filter(({ title }) => title).slice(0, maxResults);
  const names = named.map(({ name }) => fold(name));
  const questions = body.flatMap((slice) => {
    const parsed = v.safeParse(question, slice);
    if (!parsed.success) return [];
    const { primary, items } = parsed.output;
    const answers = items
      .filter(({ answer }) => answer)
      .slice(0, maxAnswers)
      .map(({ answer, towards }) => ({ text: answer, weights: weightsOf(towards, names) }));
    return primary.question && answers.length > 1 ? [{ ...primary, answers }] : [];
  });
  const results = named.map(({ name: _, product_handles, collection_handle, ...result }) => ({
    ...result,
    handles: listOf(product_handles),
    collection: collection_handle,
  }));
  if (!title || questions.length === 0 || results.length === 0) return null;
  return { title, text, questions: questions.slice(0, maxQuestions), results, seo };
}

const fold = (name: string) => name.trim().toLowerCase();

const listOf = (words: string) =>
  words
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** Parses 'pendant 2, wall light'; the default weight is 1. Unknown results are ignored. */
function weightsOf(towards: string, names: readonly string[]): number[] {
  const weights = names.map(() => 0);
  for (const entry of listOf(towards)) {
    const isWeighted = !names.includes(fold(entry)) && /\s[1-9]$/.test(entry);
    const index = names.indexOf(fold(isWeighted ? entry.slice(0, -1) : entry));
    if (index >= 0) weights[index] = isWeighted ? Number(entry.slice(-1)) : 1;
  }
  return weights;
}
