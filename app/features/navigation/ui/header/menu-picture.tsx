import { usePictureUrl } from '~/ui/picture-host';

/** Decorative. The menus' styles set its size on the page. */
export function MenuPicture({ src }: { src: string }) {
  const urlOf = usePictureUrl();
  return <img src={urlOf(src, { width: 300, height: 225 })} alt="" loading="lazy" />;
}
