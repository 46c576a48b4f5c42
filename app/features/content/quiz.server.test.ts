import { expect, test } from 'vitest';
import { answerFields, pathBack, readAnswer, readAnswers, resultOf } from './quiz';
import { readQuiz } from './quiz.server';

const question = (text: string, ...answers: [answer: string, towards: string][]) => ({
  slice_type: 'quiz_question',
  primary: { question: text },
  items: answers.map(([answer, towards]) => ({ answer, towards })),
});
const result = (name: string, more: object = {}) => ({ name, title: `The ${name}`, ...more });
const where = question('Where?', ['Table', 'pendant 2'], ['Wall', 'Wall light'], ['Step 2', '']);
const when = question('When?', ['Morning', 'wall light 3, pendant'], ['Night', 'pendant, lava 9']);
const data = {
  title: 'Which light?',
  body: [where, when],
  results: [result('pendant'), result('wall light'), result('row 2')],
};
const read = (change: object = {}) => readQuiz({ ...data, ...change });
const quiz = read()!;
const answersOf = (query: string) => readAnswers(quiz, new URLSearchParams(query));

test('answers weigh for the results that they name, once unless they say how much', () => {
  expect(quiz.questions.map(({ answers }) => answers.map(({ weights }) => weights))).toEqual([
    [[2, 0, 0], [0, 1, 0], [0, 0, 0]],
    [[1, 3, 0], [1, 0, 0]],
  ]); // prettier-ignore
});

test('no answer speaks for a result without a name', () => {
  const own = read({ results: [{ title: 'Nameless' }, result('pendant')] })!;
  const weights = own.questions.flatMap(({ answers }) => answers.map((answer) => answer.weights));
  expect(weights.map(([nameless]) => nameless)).toEqual([0, 0, 0, 0, 0]);
});

test('a name that ends with a number is a name', () => {
  const own = read({ body: [question('Which?', ['One', 'row 2'], ['Two', 'row 2 3'])] })!;
  expect(own.questions[0]!.answers.map(({ weights }) => weights[2])).toEqual([1, 3]);
});

test.each([
  ['', []],
  ['q1=1', [0]],
  ['q1=2&q2=1', [1, 0]],
  ['q2=1&q1=3', [2, 0]],
  ['q2=1', []],
  ['q1=4&q2=1', []],
  ['q1=0', []],
  ['q1=01', []],
  ['q1=1.0', []],
  ['q1=-1', []],
  ['q1=constructor', []],
  ['q1=&q1=1', []],
  ['q1=1&q2=99&q3=1', [0]],
  ['q1=1&q2=2&q3=1&q99=1&utm_source=x', [0, 1]],
])('%j gives the answers %j', (query, given) => expect(answersOf(query)).toEqual(given));

test('answers make the address that they are read from', () => {
  expect(answerFields([1, 0])).toEqual([
    ['q1', '2'],
    ['q2', '1'],
  ]);
});

test('the way back to a question has its answer apart, which must be one of the question’s', () => {
  expect(pathBack([2])).toBe('/pages/quiz?chosen=3');
  expect(pathBack([1, 0])).toBe('/pages/quiz?q1=2&chosen=1');
  const chosen = (value: string | null) => readAnswer(quiz.questions[0]!, value);
  expect(['1', '3', '0', '4', '<b>', '', null].map(chosen)).toEqual([
    ...[0, 2, null, null, null, null, null],
  ]);
});

test('the result with the most weight is shown, of equal ones the first', () => {
  const titleOf = (query: string) => resultOf(quiz, answersOf(query)).title;
  expect(titleOf('q1=1&q2=2')).toBe('The pendant');
  expect(titleOf('q1=1&q2=1')).toBe('The pendant');
  expect(titleOf('q1=2&q2=1')).toBe('The wall light');
  expect(titleOf('q1=3&q2=2')).toBe('The pendant');
  expect(resultOf(quiz, []).title).toBe('The pendant');
});

test('questions without a choice and results without a title are left out', () => {
  const own = read({
    body: [where, question('One?', ['Only', ''], ['', '']), question('', ['a', ''], ['b', ''])],
    results: [{ name: 'pendant' }, result('wall light', { product_handles: ' a, ,b ' })],
  })!;
  expect(own.questions.map(({ question: text }) => text)).toEqual(['Where?']);
  expect(own.questions[0]!.answers.map(({ weights }) => weights)).toEqual([[0], [1], [0]]);
  expect(own.results.map(({ title, handles }) => [title, handles])).toEqual([
    ['The wall light', ['a', 'b']],
  ]);
});

test.each([
  { title: '' },
  { body: [] },
  { body: null },
  { results: null },
  { results: [{ name: 'x' }] },
])('%j leads nowhere and is no quiz', (change) => expect(read(change)).toBeNull());

test('an empty and a broken document are no quiz', () => {
  expect(readQuiz({})).toBeNull();
  const broken = [null, 'x', { slice_type: 'faqs' }, { slice_type: 'quiz_question', primary: 7 }];
  expect(read({ body: broken })).toBeNull();
});

test('a quiz is bounded, whatever editors write', () => {
  const answers = Array.from({ length: 40 }, (): [string, string] => ['Yes', 'pendant']);
  const own = read({
    body: Array.from({ length: 40 }, () => question('Again?', ...answers)),
    results: Array.from({ length: 40 }, () => result('pendant')),
  })!;
  expect([own.questions.length, own.questions[0]!.answers.length, own.results.length]).toEqual([
    12, 9, 20,
  ]);
});
