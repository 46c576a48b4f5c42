import * as v from 'valibot';
import type { Env } from '~/platform/env.server';
import type { FetchService } from '~/platform/fetch/fetch-service.server';
import { Unavailable } from '~/platform/fetch/unavailable';

/** Name in the change log, and the tag of all content. */
export const contentService = 'content';

export const repositoryText = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    refs: v.pipe(
      v.array(v.object({ ref: v.string(), isMasterRef: v.optional(v.boolean()) })),
      v.someItem(({ isMasterRef }) => isMasterRef === true),
    ),
    integrationFieldsRef: v.nullish(v.string()),
  }),
);

/** The published refs; '' if invalid. Each publication changes them. */
export function versionIn(text: string): string {
  const parsed = v.safeParse(repositoryText, text);
  if (!parsed.success) return '';
  const { refs, integrationFieldsRef } = parsed.output;
  return JSON.stringify([
    refs.find(({ isMasterRef }) => isMasterRef)?.ref,
    integrationFieldsRef ?? null,
  ]);
}

export const isVersionWith = (version: string, masterRef: string): boolean =>
  (JSON.parse(version) as string[])[0] === masterRef;

/** A minimal repository document for document queries. */
export function repositoryOf(version: string): string {
  const [ref, integrationFieldsRef] = JSON.parse(version) as [string, string | null];
  const refs = [{ id: 'master', ref, label: 'Master', isMasterRef: true }];
  return JSON.stringify({ refs, integrationFieldsRef });
}

/** Without a trailing slash. */
export const contentEndpoint = ({ PRISMIC_ENDPOINT, PRISMIC_REPOSITORY }: Env): string =>
  (PRISMIC_ENDPOINT ?? `https://${PRISMIC_REPOSITORY}.cdn.prismic.io/api/v2`).replace(/\/$/, '');

/** Throws Unavailable. */
export async function fetchVersion(env: Env, fetchService: FetchService): Promise<string> {
  const url = new URL(contentEndpoint(env));
  if (env.PRISMIC_ACCESS_TOKEN) url.searchParams.set('access_token', env.PRISMIC_ACCESS_TOKEN);
  const { status, text } = await fetchService(
    url.href,
    {},
    { service: 'content', operation: 'repository', deadlineMs: 1_000, pauses: true },
  );
  const version = status === 200 ? versionIn(text) : '';
  if (!version)
    throw new Unavailable('content', new Error(`The repository is not there: ${status}`));
  return version;
}
