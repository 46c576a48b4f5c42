import { buildSchema, type GraphQLSchema } from 'graphql';
import { adminSdl } from '../../../scripts/admin-sdl';

let schema: GraphQLSchema | null = null;

/** Built on first use. */
export function adminSchema(): GraphQLSchema {
  schema ??= buildSchema(adminSdl);
  return schema;
}
