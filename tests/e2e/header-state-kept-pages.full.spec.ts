/** Runs the header's tests with the browser's back/forward cache. */
import { testHeader } from './header-state';

testHeader(true);
