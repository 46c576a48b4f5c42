/** On https, the prefix `__Host-` prevents subdomains from setting the cookie. On http, browsers reject this prefix. */
export const wireName = (name: string, secure: boolean): string =>
  secure ? `__Host-${name}` : name;
