import type { Context } from '../context.server';
import { isUnavailable } from '../fetch/unavailable';
import { sendUnexpectedError } from './error-hook.server';
import { withSourceLines } from './source-lines.server';

interface Caught {
  request: Request;
  context: Context;
}

const isAnswer = (error: unknown) =>
  error instanceof Response ||
  (typeof error === 'object' &&
    error !== null &&
    'status' in error &&
    typeof error.status === 'number' &&
    error.status < 500);

/**
 * Logs an error once, and sends the error to ERROR_REPORT_URL. Errors of unavailable services aren't sent, and the
 * response is a 503.
 */
export function reportError(error: unknown, { request, context }: Caught): void {
  if (isAnswer(error) || request.signal.aborted) return;
  const { outcome, log } = context;
  outcome.unavailable ||= isUnavailable(error);
  if (outcome.failed.includes(error)) return;
  outcome.failed.push(error);
  const { pathname: path } = new URL(request.url);
  if (!isUnavailable(error))
    sendUnexpectedError(error, { method: request.method, path, release: context.release }, context);
  log.error('page-failed', { path, error, stack: stackOf(error) });
}

export const stackOf = (error: unknown) =>
  error instanceof Error && !isUnavailable(error) && error.stack
    ? withSourceLines(error.stack.split('\n').slice(1, 6).join(' | '))
    : undefined;
