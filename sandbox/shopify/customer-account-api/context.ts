import type { World } from '../../world/world';

/** The resolvers' context value: the signed-in customer. */
export type Context = { world: World; sql: World['sql']; customerId: number };
