export const Loading = () => <p className="py-10 text-center text-muted">Loading...</p>;
