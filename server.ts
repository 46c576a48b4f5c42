import * as build from 'virtual:remix/server-build';
import { createRequestHandler } from '@shopify/remix-oxygen';

export default {
  fetch(request: Request) {
    return createRequestHandler({ build, mode: import.meta.env.MODE, poweredByHeader: false })(request);
  },
};
