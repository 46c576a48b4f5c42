import type { ReactNode } from 'react';
import { CheckedLink } from '~/ui/checked-link';
import type { MenuLink, Theme } from '../theme';
import { Logo } from './logo';

/** Link columns, socials, and the copyright line of the current year. `children`: the store form. */
export function Footer({
  theme,
  siteName,
  year,
  children,
}: {
  theme: Theme;
  siteName: string;
  /** Told by the server, so that both renders agree on New Year's Eve. */
  year: number;
  children: ReactNode;
}) {
  return (
    <footer className="border-t border-stone bg-sand">
      <div className="frame grid grid-cols-2 gap-x-10 gap-y-12 pt-14 pb-12 md:grid-cols-3 lg:grid-cols-[repeat(3,minmax(0,1fr))_minmax(0,1.6fr)] lg:pt-20 lg:pb-16">
        {theme.columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="eyebrow">{title}</h2>
            <LinkList links={links} />
          </nav>
        ))}
        <div className="col-span-2 max-w-md md:col-span-3 lg:col-span-1 lg:col-start-4">
          {children}
        </div>
      </div>
      <div className="frame flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-t border-stone py-6">
        <Logo siteName={siteName} />
        <ul className="flex flex-wrap gap-x-6">
          {theme.subMenu.map(({ text, link }) => (
            <li key={text}>
              <CheckedLink link={link} className="inline-block py-1 small hover:underline">
                {text}
              </CheckedLink>
            </li>
          ))}
        </ul>
        <p className="small text-muted">
          © {year} {siteName}
        </p>
      </div>
    </footer>
  );
}

const LinkList = ({ links }: { links: readonly MenuLink[] }) => (
  <ul className="mt-4">
    {links.map(({ text, link }) => (
      <li key={text}>
        <CheckedLink link={link} className="inline-block py-1 underline-offset-4 hover:underline">
          {text}
        </CheckedLink>
      </li>
    ))}
  </ul>
);
