/** The class sets the size; the surrounding list announces 'Loading'. */
export const Skeleton = ({ className = 'h-4 w-full' }: { className?: string }) => (
  <span className={`block animate-pulse bg-stone/60 ${className}`} aria-hidden="true" />
);

export const CardSkeleton = () => (
  <div>
    <Skeleton className="aspect-square w-full" />
    <Skeleton className="mt-4 h-4 w-3/5" />
    <Skeleton className="mt-2 h-4 w-1/4" />
  </div>
);
