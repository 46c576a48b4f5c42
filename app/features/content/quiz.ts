/** The quiz: its questions, the answers in an address, and the result they lead to. Pure. */
import type { SiteLink } from '~/ui/checked-link';
import type { PictureSource } from '~/ui/picture';
import type { RichText } from './rich-text';

export const quizPath = '/pages/quiz';

export interface QuizResult {
  title: string;
  text: RichText;
  image: PictureSource | null;
  /** Products to show; without any the first of the collection. */
  handles: string[];
  /** Handle of a collection, or ''. */
  collection: string;
  link: SiteLink | null;
  link_text: string;
}

export interface QuizAnswer {
  text: string;
  /** How much it speaks for each of the quiz's results, in their order; from 0 to 9. */
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

/** A quiz ends after as many. */
export const maxQuestions = 12;

/** Name of a question's field in forms and addresses: `q1` for the first one. */
export const answerField = (index: number): string => `q${index + 1}`;

/**
 * The answers in an address, as indexes, from the first question on. They end at the first question whose answer is
 * missing or unknown; whatever else the address says is ignored.
 */
export function readAnswers({ questions }: Pick<Quiz, 'questions'>, said: URLSearchParams) {
  const given: number[] = [];
  for (const [index, { answers }] of questions.entries()) {
    const value = said.get(answerField(index)) ?? '';
    if (!/^[1-9]\d?$/.test(value) || Number(value) > answers.length) break;
    given.push(Number(value) - 1);
  }
  return given;
}

/** The fields of answers, as a form repeats them and an address holds them: `['q1', '2']`. */
export const answerFields = (given: readonly number[]): [name: string, value: string][] =>
  given.map((answer, index) => [answerField(index), String(answer + 1)]);

/** The quiz's address with these answers. */
export function pathOfAnswers(given: readonly number[]): string {
  const query = new URLSearchParams(answerFields(given)).toString();
  return query ? `${quizPath}?${query}` : quizPath;
}

/** The result for which the answers speak most; of equal ones the first. */
export function resultOf({ questions, results }: Quiz, given: readonly number[]): QuizResult {
  const score = (result: number) =>
    given.reduce(
      (sum, answer, index) => sum + (questions[index]?.answers[answer]?.weights[result] ?? 0),
      0,
    );
  const scores = results.map((_, index) => score(index));
  // A quiz has results; see `readQuiz`.
  return results[scores.indexOf(Math.max(...scores))]!;
}
