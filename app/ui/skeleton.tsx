/** A grey stand-in for what is on its way, as big as its class says. The list around it says 'Loading'. */
export const Skeleton = ({ className = 'h-4 w-full' }: { className?: string }) => (
  <span className={`block animate-pulse bg-stone/60 ${className}`} aria-hidden="true" />
);

/** The outline of a product card: a picture, a title, a price. */
export const CardSkeleton = () => (
  <div>
    <Skeleton className="aspect-square w-full" />
    <Skeleton className="mt-4 h-4 w-3/5" />
    <Skeleton className="mt-2 h-4 w-1/4" />
  </div>
);
