export const HEALTH_QUERY = `#graphql
  query Health {
    shop {
      name
    }
  }
` as const;
