import { Form, Link, useLocation, useRouteLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { buttonClass, ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import type { EndedSession } from '../account-forms';
import { companyPath } from '../company/company';
import { Notice, Problem } from './notices';
import { SessionEnded } from './session-ended';

const pages = [
  ['/accounts/dashboard', 'Dashboard'],
  ['/accounts/my-orders', 'Orders'],
  ['/accounts/account-addresses', 'Addresses'],
  ['/accounts/help', 'Help'],
] as const;

interface Props {
  title: string;
  intro?: ReactNode;
  notice?: string;
  problem?: string;
  ended?: EndedSession | undefined;
  children: ReactNode;
}

export function AccountLayout({ title, intro, notice, problem, ended, children }: Props) {
  const { pathname } = useLocation();
  const { companies } =
    useRouteLoaderData<{ site: { companies?: true } } | null>('root')?.site ?? {};
  return (
    <div className="frame pt-8 pb-16 md:pt-10 md:pb-22 print:p-0">
      <nav
        aria-label="Account"
        className="flex flex-wrap items-center gap-x-5 gap-y-1 border-b border-stone pb-3 small md:gap-x-7 print:hidden"
      >
        {(companies ? [...pages, [companyPath, 'Company']] : pages).map(([to, label]) => (
          <Link
            key={to}
            to={to}
            aria-current={pathname.startsWith(to) ? 'page' : undefined}
            className="inline-block py-1 underline-offset-8 hover:underline aria-[current]:underline aria-[current]:decoration-brass aria-[current]:decoration-2"
          >
            {label}
          </Link>
        ))}
        <Form method="post" action="/accounts/sign-out" className="ml-auto">
          <button type="submit" className={buttonClass({ look: 'link' })}>
            Sign out
          </button>
        </Form>
      </nav>
      <h1 className="mt-8 heading-lg md:mt-12">{title}</h1>
      {intro && <div className="mt-3 max-w-2xl text-muted">{intro}</div>}
      {(notice || problem) && (
        <div className="mt-6 grid max-w-2xl gap-3 print:hidden">
          {notice && <Notice>{notice}</Notice>}
          {problem && <Problem>{problem}</Problem>}
        </div>
      )}
      {ended && (
        <div className="mt-6">
          <SessionEnded ended={ended} />
        </div>
      )}
      <div className="mt-8 md:mt-10">{children}</div>
    </div>
  );
}

export const AccountUnavailable = ({ retry }: { retry: string }) => (
  <EmptyState
    under
    title="We can't show your account right now"
    action={
      <ButtonLink to={retry} reloadDocument>
        Try again
      </ButtonLink>
    }
  >
    <p>You are still signed in. Please try again in a moment.</p>
  </EmptyState>
);
