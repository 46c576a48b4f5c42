import { createContext, useContext } from 'react';
import { ownPictureUrl, type PictureFolders } from './own-picture-url';
import { pictureUrl, type Size } from './picture-url';

export interface PictureHost {
  /** False: only a page's first pictures come from the shop's host. */
  every: boolean;
  folders: PictureFolders;
}

const HostContext = createContext<PictureHost | undefined>(undefined);

/** Without this provider, pictures come from their original hosts. */
export const PictureHostProvider = HostContext.Provider;

/** `first`: for pictures that load immediately. */
export function usePictureUrl({ first = false } = {}): typeof pictureUrl {
  const host = useContext(HostContext);
  if (!host || !(first || host.every)) return pictureUrl;
  return (src: string, size: Size) =>
    ownPictureUrl(src, size, host.folders) ?? pictureUrl(src, size);
}
