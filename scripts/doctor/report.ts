import type { Diagnosis } from './diagnose';
import type { Finding, Section } from './finding';

export function reportOf({ sections, yourself }: Diagnosis, what: string): string {
  const all = sections.flatMap(({ findings }) => findings);
  const mistakes = all.filter(({ kind }) => kind === 'mistake').length;
  return [
    `Checked ${what}.`,
    ...sections.map(sectionText),
    ...(yourself.length > 0 ? [['Check by hand:', ...yourself.map(bullet)].join('\n')] : []),
    `${count(mistakes, 'mistake')}, ${count(all.length - mistakes, 'piece')} of advice.`,
    '',
  ].join('\n\n');
}

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;

function sectionText({ title, findings, note }: Section): string {
  const nothing = note ? [] : ['  No problems.'];
  return [
    title,
    ...(note ? [`  ${note}`] : []),
    ...(findings.length > 0 ? findings.map(findingText) : nothing),
  ].join('\n');
}

const findingText = ({ kind, what, where, then }: Finding): string =>
  [
    `  ${kind === 'mistake' ? 'MISTAKE' : 'Advice'}: ${what}`,
    `    Where: ${where}`,
    `    Until then: ${then}`,
  ].join('\n');

const bullet = (text: string) => `  - ${text}`;
