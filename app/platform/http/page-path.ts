/** The path of the page whose data scripts request at a `.data` URL. Other paths stay as they are. */
export const pagePathOf = (pathname: string): string =>
  pathname.endsWith('.data') ? pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/') : pathname;
