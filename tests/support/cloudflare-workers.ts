/** Replaces `cloudflare:workers` in unit tests, which run in Node. */
export class DurableObject<Env = unknown> {
  constructor(
    protected readonly ctx: unknown,
    protected readonly env: Env,
  ) {}
}
