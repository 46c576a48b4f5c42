export const POLICY_QUERY = `#graphql
  query Policy(
    $privacy: Boolean!
    $refund: Boolean!
    $shipping: Boolean!
    $terms: Boolean!
    $subscription: Boolean!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    shop {
      privacyPolicy @include(if: $privacy) {
        title
        body
      }
      refundPolicy @include(if: $refund) {
        title
        body
      }
      shippingPolicy @include(if: $shipping) {
        title
        body
      }
      termsOfService @include(if: $terms) {
        title
        body
      }
      subscriptionPolicy @include(if: $subscription) {
        title
        body
      }
    }
  }
` as const;
