import type { Arbitrary } from 'fast-check';
import type { FuzzCase } from '../fuzz-case';
import { addressCases } from './addresses';
import { formCases } from './forms';
import { bodyCases, cookieCases, headerCases, methodCases } from './requests';
import { markupCases, upstreamCases } from './upstream';

interface Area {
  cases: Arbitrary<FuzzCase>;
  share: number;
  /** Needs the shop whose services can return damaged responses. */
  damaged?: true;
}

export const areas = {
  forms: { cases: formCases, share: 0.26 },
  addresses: { cases: addressCases, share: 0.2 },
  headers: { cases: headerCases, share: 0.08 },
  cookies: { cases: cookieCases, share: 0.08 },
  methods: { cases: methodCases, share: 0.04 },
  bodies: { cases: bodyCases, share: 0.09 },
  upstream: { cases: upstreamCases, share: 0.18, damaged: true },
  markup: { cases: markupCases, share: 0.07, damaged: true },
} as const satisfies Record<string, Area>;

export type AreaName = keyof typeof areas;
