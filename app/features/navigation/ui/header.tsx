import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { AccountIcon, HeartIcon, SearchIcon } from '~/ui/icons';
import type { Theme } from '../theme';
import { AnnouncementRibbon } from './announcement-ribbon';
import { DesktopMenu } from './desktop-menu';
import { Logo } from './logo';
import { MobileMenu } from './mobile-menu';

/** Ribbon, logo, menus and the ways to search, account, wishlist and bag. spec §2. `bag`: the bag's toggle. */
export function Header({
  theme,
  siteName,
  bag,
}: {
  theme: Theme;
  siteName: string;
  bag: ReactNode;
}) {
  return (
    <header className={`sticky z-40 ${theme.messages.length > 0 ? '-top-10' : 'top-0'}`}>
      <AnnouncementRibbon messages={theme.messages} />
      {/* No z-index of its own: the mobile menu's overlay slides behind this row. */}
      <div className="relative border-b border-stone bg-paper">
        <div className="frame grid min-h-16 grid-cols-[1fr_auto_1fr] items-center lg:min-h-18 lg:grid-cols-[auto_1fr_auto] lg:gap-8">
          <div className="-ml-3 flex lg:hidden">
            <MobileMenu entries={theme.mobile} subMenu={theme.subMenu} />
            <IconLink to="/search" label="Search" icon={<SearchIcon />} />
          </div>
          <Logo siteName={siteName} />
          <DesktopMenu menu={theme.menu} />
          <div className="-mr-3 flex justify-end">
            <div className="hidden lg:block">
              <IconLink to="/search" label="Search" icon={<SearchIcon />} />
            </div>
            <IconLink to="/accounts" label="Account" icon={<AccountIcon />} />
            <IconLink to="/pages/wishlist" label="Wishlist" icon={<HeartIcon />} />
            {bag}
          </div>
        </div>
      </div>
    </header>
  );
}

function IconLink({ to, label, icon }: { to: string; label: string; icon: ReactNode }) {
  return (
    <Link to={to} className="grid size-11 place-items-center max-[360px]:size-10">
      {icon}
      <span className="sr-only">{label}</span>
    </Link>
  );
}
