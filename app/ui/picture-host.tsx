import { createContext, useContext } from 'react';
import { ownPictureUrl, type PictureFolders } from './own-picture-url';
import { pictureUrl, type Size } from './picture-url';

/** What the shop's own host serves. */
export interface PictureHost {
  /** False: only a page's first pictures. */
  every: boolean;
  folders: PictureFolders;
}

const HostContext = createContext<PictureHost | undefined>(undefined);

/** Without it, pictures come from their original hosts. */
export const PictureHostProvider = HostContext.Provider;

/** Returns the function that makes the URLs of pictures. `first`: of the pictures that load at once. */
export function usePictureUrl({ first = false } = {}): typeof pictureUrl {
  const host = useContext(HostContext);
  if (!host || !(first || host.every)) return pictureUrl;
  return (src: string, size: Size) =>
    ownPictureUrl(src, size, host.folders) ?? pictureUrl(src, size);
}
