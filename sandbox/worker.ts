import type { SandboxEnv } from './world/env';

export { WorldObject as World } from './durable-object/world-object';

/** The Durable Object holds all state. */
export default {
  fetch(request: Request, env: SandboxEnv): Promise<Response> {
    return env.WORLD.get(env.WORLD.idFromName('world')).fetch(request);
  },
};
