import type { SiteLink } from '~/ui/checked-link';
import type { PictureSource } from '~/ui/picture';
import type { RichText } from './rich-text';

export const quizPath = '/pages/quiz';

export interface QuizResult {
  title: string;
  text: RichText;
  image: PictureSource | null;
  /** If empty, the collection's first products are shown. */
  handles: string[];
  /** A handle, or ''. */
  collection: string;
  link: SiteLink | null;
  link_text: string;
}

interface QuizAnswer {
  text: string;
  /** One weight per result, from 0 to 9. */
  weights: number[];
}

export interface QuizQuestion {
  question: string;
  hint: string;
  answers: QuizAnswer[];
}

export interface Quiz {
  title: string;
  text: RichText;
  questions: QuizQuestion[];
  results: QuizResult[];
}

export const maxQuestions = 12;

/** `q1` for the first question. */
export const answerField = (index: number): string => `q${index + 1}`;

/** In the URL of a question that the shopper went back to: the earlier answer. */
export const earlierField = 'chosen';

/** Indexes, up to the first missing or unknown answer. */
export function readAnswers({ questions }: Pick<Quiz, 'questions'>, params: URLSearchParams) {
  const given: number[] = [];
  for (const [index, question] of questions.entries()) {
    const answer = readAnswer(question, params.get(answerField(index)));
    if (answer === null) break;
    given.push(answer);
  }
  return given;
}

/** An index; null if unknown. */
export const readAnswer = (
  { answers }: Pick<QuizQuestion, 'answers'>,
  value: string | null,
): number | null =>
  /^[1-9]\d?$/.test(value ?? '') && Number(value) <= answers.length ? Number(value) - 1 : null;

/** `['q1', '2']`, for forms and URLs. */
export const answerFields = (given: readonly number[]): [name: string, value: string][] =>
  given.map((answer, index) => [answerField(index), String(answer + 1)]);

/** The path to the last answered question, with its answer selected. */
export function pathBack(given: readonly number[]): string {
  const fields = answerFields(given);
  const [, earlier = ''] = fields.pop() ?? [];
  return `${quizPath}?${new URLSearchParams([...fields, [earlierField, earlier]])}`;
}

/** The result with the highest score; the first if several are equal. */
export function resultOf({ questions, results }: Quiz, given: readonly number[]): QuizResult {
  const score = (result: number) =>
    given.reduce(
      (sum, answer, index) => sum + (questions[index]?.answers[answer]?.weights[result] ?? 0),
      0,
    );
  const scores = results.map((_, index) => score(index));
  // `readQuiz` guarantees a result.
  return results[scores.indexOf(Math.max(...scores))]!;
}
