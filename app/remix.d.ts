/** Loaders' types as single fetch sends them: dates stay dates, `data()` unwraps. */
import '@remix-run/server-runtime';

declare module '@remix-run/server-runtime' {
  interface Future {
    v3_singleFetch: true;
  }
}
