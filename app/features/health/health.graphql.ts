/** The least that the commerce backend can be asked. */
export const HEALTH_QUERY = `#graphql
  query Health {
    shop {
      name
    }
  }
` as const;
