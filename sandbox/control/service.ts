import { formValues } from '../pages/form-values';
import { seeOther } from '../pages/layout';
import type { Service } from '../world/world';
import { accounts } from './accounts';
import { clock } from './clock';
import { companies } from './companies';
import { content } from './content';
import { discounts } from './discounts';
import { faults } from './faults';
import { home } from './home';
import { ledger } from './ledger';
import { mailbox } from './mailbox';
import { orders } from './orders';
import { notFound, type Call } from './page';
import { pageBuilder } from './page-builder';
import { pickup } from './pickup';
import { prices } from './prices';
import { requests } from './requests';
import { signups } from './signups';
import { visitors } from './visitors';

const areas: Record<string, (call: Call) => Response | Promise<Response>> = {
  '': home,
  mailbox,
  orders,
  signups,
  accounts,
  companies,
  content,
  'page-builder': pageBuilder,
  prices,
  pickup,
  discounts,
  faults,
  visitors,
  clock,
  requests,
  ledger,
  reset,
};

/** Serves the control page at `/` and `/__standin…`. `Accept` selects HTML or JSON. */
export const control: Service = (request, url, world) => {
  const isControl = url.pathname === '/' || /^\/__standin(\/|$)/.test(url.pathname);
  if (!isControl) return null;
  const path = url.pathname.split('/').slice(2).filter(Boolean);
  const browser = request.headers.get('accept')?.includes('text/html') ?? false;
  const answer = (values: Call['values']) => {
    const call = { world, url, path, browser, values };
    return areas[path[0] ?? '']?.(call) ?? notFound(call, 'This page does not exist.');
  };
  return request.method === 'POST' ? bodyOf(request).then(answer) : answer(null);
};

function reset(call: Call): Response {
  if (!call.values) return notFound(call, 'Use POST.');
  call.world.reset();
  return call.browser ? seeOther('/') : Response.json({ reset: true });
}

async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  if (!request.headers.get('content-type')?.startsWith('application/json')) {
    return formValues(request);
  }
  const body: unknown = await request.json().catch(() => null);
  return typeof body === 'object' && body !== null ? { ...body } : {};
}
