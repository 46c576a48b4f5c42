import type { World } from '../world/world';
import { languages, types, type JsonObject } from './document';
import { masterRef, releaseRef } from './refs';
import { openReleases, type Release } from './releases';
import { documentsOf } from './store';

/** As in Prismic, this path has no API version. */
export const tagsPath = '/prismic/api/tags';

export const tagsOf = (world: World): string[] =>
  [...new Set(documentsOf(world.sql).flatMap((document) => document.tags))].sort();

/** `GET /prismic/api/v2`. Lists releases only if the request has an access token (`isTrusted`). */
export function repository(world: World, isTrusted: boolean): JsonObject {
  const endpoint = `${world.origin}/prismic/api/v2`;
  const text = { type: 'String', multiple: false };
  return {
    refs: [
      { id: 'master', ref: masterRef(world), label: 'Master', isMasterRef: true },
      ...(isTrusted ? openReleases(world.sql).map((one) => refOf(world, one)) : []),
    ],
    integrationFieldsRef: null,
    bookmarks: {},
    types,
    languages,
    tags: tagsOf(world),
    forms: {
      everything: {
        method: 'GET',
        enctype: 'application/x-www-form-urlencoded',
        action: `${endpoint}/documents/search`,
        fields: {
          ref: text,
          q: { type: 'String', multiple: true },
          lang: text,
          page: { type: 'Integer', multiple: false, default: '1' },
          pageSize: { type: 'Integer', multiple: false, default: '20' },
          after: text,
          fetch: text,
          fetchLinks: text,
          graphQuery: text,
          orderings: text,
          referer: text,
        },
      },
      tags: {
        method: 'GET',
        enctype: 'application/x-www-form-urlencoded',
        action: `${world.origin}${tagsPath}`,
        fields: {},
      },
    },
    oauth_initiate: `${world.origin}/prismic/auth`,
    oauth_token: `${world.origin}/prismic/auth/token`,
    version: '0d1f2c4',
    license: 'All Rights Reserved',
    experiments: { draft: [], running: [] },
  };
}

const refOf = (world: World, release: Release): JsonObject => ({
  id: release.id,
  ref: releaseRef(world, release),
  label: release.label,
  isMasterRef: false,
  ...(release.scheduledAt !== null && { scheduledAt: release.scheduledAt }),
});
