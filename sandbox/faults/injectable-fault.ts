import * as v from 'valibot';
import { isOperationOf } from '../world/identify';
import { faultSchema } from '../world/active-faults';

/** Refuses faults that no request could trigger. */
export const injectableFault = v.pipe(
  faultSchema,
  v.check(
    ({ service, operation }) => operation === '*' || isOperationOf(service, operation),
    ({ input: { service, operation } }) => `The service ${service} has no operation ${operation}.`,
  ),
  v.check(
    ({ service, mode }) => mode !== 'redirect' || service === 'images',
    'Only the service images can redirect.',
  ),
);
