/** When a view transition is skipped, its promise `ready` rejects. This is expected, so it isn't reported. */
export function expectSkippedTransitions(): void {
  const begin = document.startViewTransition?.bind(document);
  if (begin)
    document.startViewTransition = (update) => {
      const begun = begin(update);
      begun.ready.catch(() => {});
      return begun;
    };
}
