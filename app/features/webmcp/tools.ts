/** The tools' descriptions for agents. Loads with every page in browsers with WebMCP, so it imports nothing. */

export type ToolName =
  | 'search_products'
  | 'view_product'
  | 'add_to_bag'
  | 'open_bag'
  | 'apply_code';

export interface ToolDefinition {
  name: ToolName;
  /** Browsers show it to the shopper. */
  title: string;
  description: string;
  inputSchema: object;
  annotations: { readOnlyHint: boolean };
}

/** As in the Model Context Protocol. Agents don't get the message of a thrown error, so errors are results, too. */
export interface ToolResult {
  content: { type: 'text'; text: string }[];
  isError?: true;
}

export const jsonResult = (value: object): ToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(value) }],
});

export const errorResult = (text: string): ToolResult => ({
  content: [{ type: 'text', text }],
  isError: true,
});

/** In characters, as in the search form. */
export const maxTerm = 100;
export const maxCode = 60;
export const maxQuantity = 99;

const input = (properties: Record<string, object>, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

export const tools: readonly ToolDefinition[] = [
  {
    name: 'search_products',
    title: 'Search products',
    description:
      'Opens the search results in the page, and returns the first products with handles, prices and stock.',
    inputSchema: input({
      term: {
        type: 'string',
        minLength: 1,
        maxLength: maxTerm,
        description: 'What to look for, such as "brass pendant" or "lamp under $200".',
      },
    }),
    annotations: { readOnlyHint: false },
  },
  {
    name: 'view_product',
    title: 'View a product',
    description:
      'Opens a product in the page, and returns its variants with ids, prices and stock.',
    inputSchema: input({
      handle: { type: 'string', description: 'The handle that search_products returns.' },
    }),
    annotations: { readOnlyHint: false },
  },
  {
    name: 'add_to_bag',
    title: 'Add to bag',
    description:
      'Adds a variant to the shopper’s bag, opens the bag in the page, and returns its contents. Places no order.',
    inputSchema: input(
      {
        variant_id: { type: 'string', description: 'The variant_id that view_product returns.' },
        quantity: {
          type: 'integer',
          minimum: 1,
          maximum: maxQuantity,
          description: 'Without it, the least quantity that the shop sells, usually 1.',
        },
      },
      ['variant_id'],
    ),
    annotations: { readOnlyHint: false },
  },
  {
    name: 'open_bag',
    title: 'Open the bag',
    description:
      'Opens the bag in the page, and returns its contents and total. Only the shopper can check out.',
    inputSchema: input({}),
    annotations: { readOnlyHint: true },
  },
  {
    name: 'apply_code',
    title: 'Apply a code',
    description:
      'Applies a discount code or gift card to the bag, opens the bag in the page, and returns its contents and total.',
    inputSchema: input({ code: { type: 'string', minLength: 1, maxLength: maxCode } }),
    annotations: { readOnlyHint: false },
  },
];
