import type { ReactNode } from 'react';
import { CheckedLink } from '~/ui/checked-link';
import { List } from '~/ui/list';
import { Picture } from '~/ui/picture';
import type { MenuLink, Theme, FeaturedCollection } from '../theme';
import { Logo } from './logo';

interface Props {
  theme: Theme;
  siteName: string;
  /** From the server: around New Year, the browser's year could differ and break hydration. */
  year: number;
  newsletter?: ReactNode;
  children: ReactNode;
}

export function Footer({ theme, siteName, year, newsletter, children }: Props) {
  return (
    <footer
      data-behind-menu
      className="mt-auto render-late [--height:99rem] md:[--height:51rem] lg:[--height:49rem] print:hidden"
    >
      <FeaturedCollections collections={theme.collections} />
      <div className="bg-moss text-paper">
        <div className="frame grid grid-cols-2 gap-x-10 gap-y-12 pt-14 pb-14 md:grid-cols-3 lg:grid-cols-[repeat(3,minmax(0,1fr))_minmax(0,1.7fr)] lg:pt-20 lg:pb-20">
          {theme.columns.map(({ title, links }, index) => (
            <nav key={index} aria-label={title || 'More links'}>
              {title && <h2 className="eyebrow text-stone">{title}</h2>}
              <LinkList links={links} />
            </nav>
          ))}
          <div className="col-span-2 grid content-start gap-10 md:col-span-3 md:grid-cols-2 lg:col-span-1 lg:col-start-4 lg:grid-cols-1">
            {newsletter}
            <div id="store" tabIndex={-1} className="scroll-mt-24 [outline:none]">
              {children}
            </div>
          </div>
        </div>
        <div className="frame">
          <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-3 border-t border-paper/20 py-6">
            <Logo siteName={siteName} />
            <List className="flex flex-wrap gap-x-6">
              {theme.subMenu.map(({ text, link }) => (
                <li key={text}>
                  <CheckedLink link={link} className="inline-block py-1 small hover:underline">
                    {text}
                  </CheckedLink>
                </li>
              ))}
            </List>
            <p className="small text-stone">{`© ${year} ${siteName}`}</p>
          </div>
        </div>
      </div>
    </footer>
  );
}

const LinkList = ({ links }: { links: readonly MenuLink[] }) => (
  <List className="mt-4 links">
    {links.map(({ text, link }) => (
      <li key={text}>
        <CheckedLink link={link}>{text}</CheckedLink>
      </li>
    ))}
  </List>
);

function FeaturedCollections({ collections }: { collections: readonly FeaturedCollection[] }) {
  if (collections.length === 0) return null;
  return (
    <nav aria-label="Featured collections" className="border-t border-stone">
      <ul className="featured-collections frame">
        {collections.map(({ title, link, picture }) => (
          <li key={title}>
            <Picture {...picture} alt="" width={88} height={88} />
            <CheckedLink link={link}>{title}</CheckedLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
