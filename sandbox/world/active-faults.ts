import * as v from 'valibot';

export const faultModes = [
  'refused',
  'reset',
  'http-401',
  'http-403',
  'http-404',
  'http-410',
  'http-429',
  'http-429-no-retry-after',
  'http-430',
  'http-500',
  'http-502-html',
  'throttled',
  'slow',
  'hang',
  'empty-body',
  'bad-json',
  'cut-json',
  'wrong-schema',
  'huge-body',
] as const;

/** Only image hosts have the mode `redirect`, a redirect to another host. */
export const imageFaultModes = [...faultModes, 'redirect'] as const;

export const faultServices = [
  'commerce',
  'ucp',
  'content',
  'products',
  'wishlist',
  'reviews',
  'marketing',
  'geo',
  'inquiries',
  'apps',
  'images',
  'checkout',
  'accounts',
  'orders',
] as const;

/**
 * The body of `POST /__standin/faults`. Without `operation` and `times`, a fault affects every
 * operation of the service until cleared.
 */
export const faultSchema = v.object({
  service: v.picklist(faultServices),
  operation: v.optional(v.string(), '*'),
  mode: v.picklist(imageFaultModes),
  /** Number of requests that fail; null: until cleared. */
  times: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000))),
  /** The operation takes effect before its response is lost. */
  applied: v.optional(v.boolean(), false),
});

export type Fault = v.InferOutput<typeof faultSchema>;
export type FaultMode = Fault['mode'];

/** In memory. The oldest matching fault applies. */
export class ActiveFaults {
  #faults: (Fault & { id: number })[] = [];
  #last = 0;

  add(fault: Fault): Fault & { id: number } {
    const kept = { ...fault, id: ++this.#last };
    this.#faults.push(kept);
    return kept;
  }

  list(): (Fault & { id: number })[] {
    return [...this.#faults];
  }

  clear(): void {
    this.#faults = [];
  }

  /** Counts one use of the oldest matching fault; null if no fault matches. */
  take(service: string, operations: string[]): Fault | null {
    const fault = this.#faults.find(
      ({ service: failing, operation }) =>
        failing === service && (operation === '*' || operations.includes(operation)),
    );
    if (!fault) return null;
    if (fault.times !== null) {
      fault.times -= 1;
      if (fault.times === 0) this.#faults = this.#faults.filter((other) => other !== fault);
    }
    return fault;
  }
}
