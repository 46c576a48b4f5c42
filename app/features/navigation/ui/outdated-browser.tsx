import { Link, useLocation } from '@remix-run/react';
import { buttonClass } from '~/ui/button';

/** `?old=true` shows it. */
export function OutdatedBrowser() {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  if (params.get('old') !== 'true') return null;
  params.delete('old');
  const rest = params.toString();
  return (
    <aside aria-label="Your browser" className="border-b border-stone bg-sand">
      <div className="frame flex flex-col gap-4 py-4 md:flex-row md:items-center md:justify-between">
        <p>
          <strong className="font-medium">Your browser is out of date.</strong> Update it to shop
          safely and see this site at its best.
        </p>
        <div className="flex shrink-0 flex-col gap-2 md:flex-row md:gap-3">
          <a
            href="https://browsehappy.com/"
            rel="noopener"
            className={buttonClass({ small: true })}
          >
            Update my browser
          </a>
          <Link
            to={pathname + (rest && `?${rest}`)}
            replace
            preventScrollReset
            className={buttonClass({ look: 'outline', small: true })}
          >
            Ignore
          </Link>
        </div>
      </div>
    </aside>
  );
}
