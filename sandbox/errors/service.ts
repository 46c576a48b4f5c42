import * as v from 'valibot';
import type { Service, World } from '../world/world';

const inbox = 'errors@lintel.example';

const event = v.object({
  event_id: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  platform: v.string(),
  release: v.string(),
  environment: v.string(),
  transaction: v.string(),
  exception: v.object({
    values: v.array(
      v.object({
        type: v.string(),
        value: v.string(),
        stacktrace: v.optional(
          v.object({
            frames: v.array(
              v.object({ function: v.string(), filename: v.string(), lineno: v.number() }),
            ),
          }),
        ),
      }),
    ),
  }),
});

/** Sentry's endpoint: error reports go to the mailbox. */
export const errors: Service = (request, url, world) => {
  if (!/^\/errors\/api\/\d+\/envelope\/$/.test(url.pathname)) return null;
  if (request.method !== 'POST') return refuse(405, 'This takes POST');
  if (!/sentry_key=\w+/.test(request.headers.get('x-sentry-auth') ?? url.search))
    return refuse(403, 'missing authorization information');
  return take(request, world);
};

async function take(request: Request, world: World): Promise<Response> {
  const [, , third = ''] = (await request.text()).split('\n');
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), event), third);
  if (!parsed.success) return refuse(400, parsed.issues[0].message);
  const { event_id: id, transaction, environment, release, exception } = parsed.output;
  const last = exception.values.at(-1);
  const frames = last?.stacktrace?.frames.toReversed() ?? [];
  world.mail({
    to: inbox,
    subject: `${last?.type}: ${last?.value}`,
    text: [
      `${transaction}, ${environment} store, build ${release}`,
      '',
      ...frames.map(({ function: name, filename, lineno }) => `${name} (${filename}:${lineno})`),
    ].join('\n'),
  });
  return Response.json({ id });
}

const refuse = (status: number, detail: string) => Response.json({ detail }, { status });
