import * as v from 'valibot';
import type { Env } from '~/platform/env.server';
import { storeOf } from '~/platform/stores/regions';
import { readSliceModels, readTypeModels } from '../content/models';
import { pushModels } from '../content/push';
import { readTarget } from '../content/settings';
import { ask, jsonOf, outcomeOf, type Answer, type Silence } from './ask';
import { checkPictures } from './picture-origins';
import { advice, mistake, secretIn, settingIn, someOf, type Finding } from './finding';

export interface PrismicFacts {
  /** 0 means no response. */
  status: number;
  outcome: string;
  repository?: v.InferOutput<typeof repositoryData>;
  /**
   * Number of documents per type, and the first documents. If the store's language has none, the fallback language is
   * read.
   */
  documents: Record<string, { total: number; first: Document[] }>;
  hasHome: boolean;
  models?: { inserted: string[]; updated: string[] } | { failed: string };
}

const repositoryData = v.object({
  refs: v.array(v.object({ ref: v.string(), isMasterRef: v.optional(v.boolean(), false) })),
  types: v.record(v.string(), v.string()),
  languages: v.array(v.object({ id: v.string() })),
});

const document = v.object({
  uid: v.nullish(v.string()),
  type: v.string(),
  data: v.record(v.string(), v.unknown()),
});
type Document = v.InferOutput<typeof document>;
const results = v.object({ total_results_size: v.number(), results: v.array(document) });

/** `environment` can have PRISMIC_WRITE_TOKEN, which is needed to compare models. */
export async function askPrismic(env: Env, environment: NodeJS.ProcessEnv): Promise<PrismicFacts> {
  const endpoint =
    env.PRISMIC_ENDPOINT ?? `https://${env.PRISMIC_REPOSITORY}.cdn.prismic.io/api/v2`;
  const read = (path: string, query: Record<string, string>) => {
    const params = new URLSearchParams(query);
    if (env.PRISMIC_ACCESS_TOKEN) params.set('access_token', env.PRISMIC_ACCESS_TOKEN);
    return ask(`${endpoint}${path}?${params}`);
  };
  const answer = await read('', {});
  const { status } = answer;
  const repository = parse(answer, repositoryData);
  const facts: PrismicFacts = { status, outcome: outcomeOf(answer), documents: {}, hasHome: false };
  const ref = repository?.refs.find(({ isMasterRef }) => isMasterRef)?.ref;
  if (!repository || !ref) return facts;
  const { contentLanguage, fallbackLanguage } = storeOf(env.STORE);
  const searchIn = async (lang: string, predicate: string, pageSize: string) =>
    parse(await read('/documents/search', { ref, q: `[[${predicate}]]`, lang, pageSize }), results);
  const search = async (predicate: string, pageSize: string) => {
    const own = await searchIn(contentLanguage, predicate, pageSize);
    const isNothing = own?.total_results_size === 0;
    return isNothing && fallbackLanguage ? searchIn(fallbackLanguage, predicate, pageSize) : own;
  };
  const types = readTypeModels().map(({ id }) => id);
  const [home, models, ...found] = await Promise.all([
    search('at(my.page.uid,"home")', '1'),
    compareModels(env, environment),
    ...types.map((type) => search(`at(document.type,"${type}")`, type === 'page' ? '100' : '20')),
  ]);
  const documents = found.map((one, index): [string, { total: number; first: Document[] }] => {
    return [types[index]!, { total: one?.total_results_size ?? 0, first: one?.results ?? [] }];
  });
  return {
    ...facts,
    repository,
    documents: Object.fromEntries(documents),
    hasHome: (home?.total_results_size ?? 0) > 0,
    ...(models && { models }),
  };
}

function parse<T>(answer: Answer | Silence, schema: v.GenericSchema<unknown, T>): T | undefined {
  const parsed = v.safeParse(schema, jsonOf(answer));
  return answer.status === 200 && parsed.success ? parsed.output : undefined;
}

async function compareModels(
  env: Env,
  environment: NodeJS.ProcessEnv,
): Promise<PrismicFacts['models']> {
  if (!environment.PRISMIC_WRITE_TOKEN) return undefined;
  try {
    const target = readTarget({ ...environment, PRISMIC_REPOSITORY: env.PRISMIC_REPOSITORY });
    const { inserted, updated } = await pushModels(target, { dryRun: true });
    return { inserted, updated };
  } catch (error) {
    return { failed: (error as Error).message };
  }
}

const push = 'PRISMIC_REPOSITORY=… PRISMIC_WRITE_TOKEN=… npm run content:push';

export function checkPrismic(facts: PrismicFacts, env: Env, name: string): Finding[] {
  const { repository } = facts;
  if (!repository) return [unreadable(facts, env, name)];
  const types = readTypeModels().map(({ id }) => id);
  const missing = types.filter((type) => !(type in repository.types));
  const { contentLanguage: language } = storeOf(env.STORE);
  const found: Finding[] = [];
  if (missing.length > 0)
    found.push(
      mistake(
        `The repository lacks the ${missing.length > 1 ? 'types' : 'type'} ${someOf(missing, 7)}.`,
        push,
        'Writers cannot create such documents, and queries for them fail.',
      ),
    );
  if (!repository.languages.some(({ id }) => id === language))
    return [
      ...found,
      mistake(
        `The repository has no language ${language}; it has ${someOf(repository.languages.map(({ id }) => id))}.`,
        'Prismic: Settings > Translations & Locales; contentLanguage in app/stores.ts',
        'The store has no pages, menus or journal.',
      ),
    ];
  return [...found, ...checkModels(facts.models), ...checkDocuments(facts, env, name)];
}

function unreadable({ status, outcome }: PrismicFacts, env: Env, name: string): Finding {
  const then = 'The shop has no home page and no journal, and shows the default menus.';
  if (status === 401 || status === 403)
    return env.PRISMIC_ACCESS_TOKEN
      ? mistake(
          `Prismic refuses the token in PRISMIC_ACCESS_TOKEN (${outcome}).`,
          `Prismic: Settings > API & Security > Content API: permanent access tokens; ${secretIn(name, 'PRISMIC_ACCESS_TOKEN')}`,
          then,
        )
      : mistake(
          `The repository ${env.PRISMIC_REPOSITORY} is private, but PRISMIC_ACCESS_TOKEN is not set.`,
          `Prismic: Settings > API & Security > Content API; ${secretIn(name, 'PRISMIC_ACCESS_TOKEN')}`,
          then,
        );
  return mistake(
    `There is no Prismic repository '${env.PRISMIC_REPOSITORY}'${env.PRISMIC_ENDPOINT ? ` at ${env.PRISMIC_ENDPOINT}` : ''} (${status === 200 ? 'the response is not a repository’s' : outcome}).`,
    `${settingIn(name, 'PRISMIC_REPOSITORY')}: the first part of the repository's address`,
    then,
  );
}

function checkModels(models: PrismicFacts['models']): Finding[] {
  if (!models) return [];
  if ('failed' in models)
    return [
      mistake(
        `The models could not be compared (${models.failed}).`,
        'PRISMIC_WRITE_TOKEN: Prismic: Settings > API & Security > Write APIs',
        'Writers may not see the fields that the shop reads.',
      ),
    ];
  const changed = [...models.inserted, ...models.updated];
  if (changed.length === 0) return [];
  return [
    mistake(
      `The repository's models differ from the code's: ${someOf(changed, 5)}.`,
      push,
      'Writers miss fields that the shop reads, or fill in fields that it ignores.',
    ),
  ];
}

function checkDocuments({ documents, hasHome }: PrismicFacts, env: Env, name: string): Finding[] {
  const { contentLanguage: language } = storeOf(env.STORE);
  const found: Finding[] = [];
  if (!hasHome)
    found.push(
      mistake(
        `There is no published page with the address 'home' in ${language}.`,
        `Prismic: a document of the type Page, address home, language ${language}; npm run content:seed copies the demo's`,
        'The home page is almost empty.',
      ),
    );
  const absent = {
    theme_settings: 'menus, footer and announcements are the defaults',
    account: 'the account pages have no text of yours',
    journal: 'the journal has no title or introduction',
  };
  const none = Object.entries(absent).filter(([type]) => !documents[type]?.total);
  if (none.length > 0)
    found.push(
      advice(
        `Nothing is published in ${language} of the type ${someOf(none.map(([type]) => type))}.`,
        'Prismic: Documents > Create new, and publish',
        `The shop works without: ${none.map(([, then]) => then).join('; ')}.`,
      ),
    );
  if (documents.theme_settings?.first[0]?.data.maintenance === true)
    found.push(
      mistake(
        'The theme has closed the shop for maintenance.',
        'Prismic: Theme settings > Maintenance',
        'Every page shows the maintenance screen.',
      ),
    );
  const all = Object.values(documents).flatMap(({ first }) => first);
  const known = new Set(readSliceModels().map(({ id }) => id));
  const strange = all
    .filter(({ type }) => ['page', 'article', 'product_enrichment'].includes(type))
    .flatMap(({ data }) =>
      Array.isArray(data.body) ? (data.body as { slice_type?: string }[]) : [],
    )
    .map(({ slice_type: type = '' }) => type)
    .filter((type) => !known.has(type));
  if (strange.length > 0)
    found.push(
      mistake(
        `Documents have slices that the shop does not know: ${someOf(strange)}.`,
        `npm run content:check -- --env ${name} lists the documents`,
        'Pages omit them.',
      ),
    );
  return [...found, ...checkPictures(picturesIn(all), { of: 'documents', env, name })];
}

function picturesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { url, dimensions } = value as { url?: unknown; dimensions?: unknown };
  const own = typeof url === 'string' && typeof dimensions === 'object' ? [url] : [];
  return [...own, ...Object.values(value).flatMap(picturesIn)];
}
