import { testHeader } from './header-state';

testHeader(true);
