import { topLevelError } from './errors';

export type PageArgs = {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
};

export type Connection<Node> = {
  nodes: Node[];
  edges: { cursor: string; node: Node }[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
};

export type Slice = { offset: number; limit: number };

/**
 * Calls `count` (the list's length) only for `last` without `before`. Throws a top-level error if
 * `first` and `last` are missing.
 */
export function sliceOf(args: PageArgs, count: () => number): Slice {
  const after = args.after ? positionOf(args.after) + 1 : 0;
  if (typeof args.first === 'number') {
    const end = args.before ? positionOf(args.before) : Infinity;
    return { offset: after, limit: Math.max(0, Math.min(args.first, end - after)) };
  }
  if (typeof args.last === 'number') {
    const end = args.before ? positionOf(args.before) : count();
    const offset = Math.max(after, end - args.last);
    return { offset, limit: Math.max(0, end - offset) };
  }
  throw topLevelError('you must provide one of first or last', 'BAD_REQUEST');
}

export function connectionOf<Node>(nodes: Node[], offset: number, count: number): Connection<Node> {
  const edges = nodes.map((node, index) => ({ cursor: cursorOf(offset + index), node }));
  return {
    nodes,
    edges,
    pageInfo: {
      hasNextPage: offset + nodes.length < count,
      hasPreviousPage: offset > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

export function listConnection<Item, Node = Item>(
  items: Item[],
  args: PageArgs & { reverse?: boolean },
  view: (item: Item) => Node,
): Connection<Node> {
  const ordered = args.reverse ? items.toReversed() : items;
  const { offset, limit } = sliceOf(args, () => items.length);
  return connectionOf(ordered.slice(offset, offset + limit).map(view), offset, items.length);
}

export function emptyConnection(): Connection<never> {
  return connectionOf<never>([], 0, 0);
}

function cursorOf(position: number): string {
  return btoa(JSON.stringify({ last_position: position }));
}

function positionOf(cursor: string): number {
  try {
    const value: unknown = JSON.parse(atob(cursor));
    if (typeof value === 'object' && value !== null && 'last_position' in value) {
      const position = value.last_position;
      if (typeof position === 'number' && Number.isInteger(position) && position >= 0)
        return position;
    }
  } catch {
    // Neither base64 nor JSON: rejected below
  }
  throw topLevelError(`Invalid cursor for current pagination sort.`, 'BAD_REQUEST');
}
