/** A grey placeholder while content loads; its class sets the size. The list around it says 'Loading'. */
export const Skeleton = ({ className = 'h-4 w-full' }: { className?: string }) => (
  <span className={`block animate-pulse bg-stone/60 ${className}`} aria-hidden="true" />
);

/** Placeholder of a product card: picture, title and price. */
export const CardSkeleton = () => (
  <div>
    <Skeleton className="aspect-square w-full" />
    <Skeleton className="mt-4 h-4 w-3/5" />
    <Skeleton className="mt-2 h-4 w-1/4" />
  </div>
);
