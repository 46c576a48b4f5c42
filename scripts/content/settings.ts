export interface Target {
  repository: string;
  writeToken: string;
  modelsUrl: string;
  migrationUrl: string;
  assetsUrl: string;
  endpoint: string;
  /** Needed for a private API. */
  accessToken: string | undefined;
}

export function readTarget(env: NodeJS.ProcessEnv): Target {
  const needed = (name: string, source: string): string => {
    const value = env[name];
    if (!value) throw new Error(`${name} is not set. ${source}`);
    return value;
  };
  const repository = needed(
    'PRISMIC_REPOSITORY',
    'It is the name that you gave the repository in Prismic.',
  );
  return {
    repository,
    writeToken: needed(
      'PRISMIC_WRITE_TOKEN',
      'Generate it in Prismic: Settings > API & Security > Write APIs.',
    ),
    modelsUrl: env.PRISMIC_MODELS_URL ?? 'https://customtypes.prismic.io',
    migrationUrl: env.PRISMIC_MIGRATION_URL ?? 'https://migration.prismic.io',
    assetsUrl: env.PRISMIC_ASSETS_URL ?? 'https://asset-api.prismic.io',
    accessToken: env.PRISMIC_ACCESS_TOKEN,
    endpoint: env.PRISMIC_ENDPOINT ?? `https://${repository}.cdn.prismic.io/api/v2`,
  };
}
