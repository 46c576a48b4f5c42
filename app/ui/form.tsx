/** The router's form. Remix's own adds a mark for the discovery of routes, which are known from the start. */
export { Form } from 'react-router-dom';
