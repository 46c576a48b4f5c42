/** Types loader data as single fetch sends it: dates stay dates, `data()` is unwrapped. */
import '@remix-run/server-runtime';

declare module '@remix-run/server-runtime' {
  interface Future {
    v3_singleFetch: true;
  }
}
