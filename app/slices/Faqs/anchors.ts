import { slugOf } from '~/features/content/slug';

/** The address of each question on its page; equal questions get a number. */
export function anchorsOf(questions: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return questions.map((question) => {
    const slug = slugOf(question) || 'question';
    const count = (seen.get(slug) ?? 0) + 1;
    seen.set(slug, count);
    return count === 1 ? slug : `${slug}-${count}`;
  });
}
