/** Makes the types of loader data match what single fetch sends: dates stay dates, and `data()` is unwrapped. */
import '@remix-run/server-runtime';

declare module '@remix-run/server-runtime' {
  interface Future {
    v3_singleFetch: true;
  }
}
