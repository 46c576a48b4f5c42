import { buttonClass } from '~/ui/button';
import { CheckedLink } from '~/ui/checked-link';
import type { MenuLink, Theme } from '../theme';

export function SearchStart({
  theme: { menu, popularSearches },
  id,
  browse = 'Browse',
}: {
  theme: Pick<Theme, 'menu' | 'popularSearches'>;
  id: string;
  browse?: string;
}) {
  const searches = popularSearches.map((text) => ({
    text,
    link: { href: `/search?${new URLSearchParams({ q: text })}`, newTab: false },
  }));
  const collections = menu.filter(({ link }) => link.href.startsWith('/collections/'));
  return (
    <>
      <Links id={`${id}-searches`} title="Popular searches" links={searches} />
      <Links id={`${id}-collections`} title={browse} links={collections} />
    </>
  );
}

function Links({ id, title, links }: { id: string; title: string; links: MenuLink[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby={id} className="mt-8">
      <h2 id={id} className="heading-sm">
        {title}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-3">
        {links.map(({ text, link }) => (
          <li key={link.href}>
            <CheckedLink link={link} className={buttonClass({ look: 'outline', small: true })}>
              {text}
            </CheckedLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
