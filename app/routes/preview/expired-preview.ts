export const expiredPreview = {
  status: 410,
  title: 'This preview has expired',
  text: 'Open it again from the content editor to get a new link.',
};
