/** The class sets the size; the surrounding list announces 'Loading'. */
export const Skeleton = ({ className = 'h-4 w-full' }: { className?: string }) => (
  <span className={`block animate-pulse bg-stone/60 ${className}`} aria-hidden="true" />
);
