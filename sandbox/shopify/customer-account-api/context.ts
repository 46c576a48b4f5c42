import type { World } from '../../world/world';

export type Context = { world: World; sql: World['sql']; customerId: number };
