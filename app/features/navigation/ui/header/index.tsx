import { Link } from '@remix-run/react';
import type { ReactNode, MouseEvent } from 'react';
import { AccountIcon, HeartIcon, SearchIcon } from '~/ui/icons';
import { isPlainClick } from '~/ui/plain-click';
import { CheckedLink } from '~/ui/checked-link';
import type { Theme, Announcement } from '../../theme';
import { Logo } from '../logo';
import { DesktopMenu } from './desktop-menu';
import { MobileMenu } from './mobile-menu';

interface Props {
  theme: Theme;
  siteName: string;
  withoutAccounts?: boolean;
  onSearch(): void;
  onMenu(): void;
  store: ReactNode;
  cart: ReactNode;
}

export function Header(props: Props) {
  const { theme, siteName, withoutAccounts, onSearch, onMenu, store, cart } = props;
  return (
    <header
      className={`sticky z-40 print:hidden ${theme.messages.length > 0 ? 'stick-top' : 'top-0'}`}
    >
      <AnnouncementRibbon messages={theme.messages} />
      {/* No z-index, because the mobile menu's overlay slides behind this row. */}
      <div className="relative border-b border-stone bg-paper">
        <div className="frame grid min-h-(--header-height) grid-cols-[1fr_auto_1fr] flex-wrap items-center lg:flex lg:gap-x-3 xl:gap-x-10">
          <div className="-ml-3 flex lg:hidden">
            <MobileMenu
              entries={theme.mobile}
              subMenu={theme.subMenu}
              withoutAccounts={withoutAccounts}
            />
            <SearchLink onOpen={onSearch} />
          </div>
          <Logo siteName={siteName} />
          <DesktopMenu menu={theme.menu} mobile={theme.mobile} onNavigate={onMenu} />
          <div className="-mr-3 ml-auto flex items-center justify-end">
            <div className="hidden items-center lg:flex">
              {store}
              <SearchLink onOpen={onSearch} />
            </div>
            {!withoutAccounts && <IconLink to="/accounts" label="Account" icon={<AccountIcon />} />}
            <IconLink to="/pages/wishlist" label="Wishlist" icon={<HeartIcon />} dot />
            {cart}
          </div>
        </div>
      </div>
    </header>
  );
}

function IconLink({
  to,
  label,
  icon,
  dot,
}: {
  to: string;
  label: string;
  icon: ReactNode;
  dot?: boolean;
}) {
  return (
    <Link to={to} discover="none" className="header-icon">
      {icon}
      <span className="sr-only">
        {label}
        {dot && <span className="[display:var(--wishlist-filled-text,none)]">, not empty</span>}
      </span>
      {dot && (
        <span className="absolute top-2.5 right-2 [display:var(--wishlist-filled,none)] size-2 rounded-full bg-brass forced-colors:bg-[Highlight]" />
      )}
    </Link>
  );
}

function SearchLink({ onOpen }: { onOpen(): void }) {
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <a href="/search" data-in-place onClick={open} className="header-icon">
      <SearchIcon />
      <span className="sr-only">Search</span>
    </a>
  );
}

function AnnouncementRibbon({ messages }: { messages: readonly Announcement[] }) {
  if (messages.length === 0) return null;
  return (
    <aside aria-label="Announcements" className="bg-moss text-paper">
      {/* A scrollable list must be focusable for keyboard users. */}
      <ul
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="frame announcements"
      >
        {messages.map(({ text, link }, index) => (
          <li key={index}>{link ? <CheckedLink link={link}>{text}</CheckedLink> : text}</li>
        ))}
      </ul>
    </aside>
  );
}
