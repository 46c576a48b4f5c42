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

/** Indexes, up to the first missing or unknown answer. */
export function readAnswers({ questions }: Pick<Quiz, 'questions'>, params: URLSearchParams) {
  const given: number[] = [];
  for (const [index, { answers }] of questions.entries()) {
    const value = params.get(answerField(index)) ?? '';
    if (!/^[1-9]\d?$/.test(value) || Number(value) > answers.length) break;
    given.push(Number(value) - 1);
  }
  return given;
}

/** `['q1', '2']`, for forms and URLs. */
export const answerFields = (given: readonly number[]): [name: string, value: string][] =>
  given.map((answer, index) => [answerField(index), String(answer + 1)]);

export function pathOfAnswers(given: readonly number[]): string {
  const query = new URLSearchParams(answerFields(given)).toString();
  return query ? `${quizPath}?${query}` : quizPath;
}

/** The highest score; the first if several are equal. */
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
