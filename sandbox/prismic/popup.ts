import type { Documents, StoredDocument } from './document';

const fields = ['popup_seconds', 'popup_from_page', 'popup_on_phones'];

/** If `popup` is 'usual', removes the popup's fields from the theme settings. */
export function withPopup(documents: Documents, popup: '' | 'usual'): Documents {
  if (popup === '') return documents;
  const published = (documents.published as StoredDocument[]).map((document) =>
    document.type === 'theme_settings' ? { ...document, data: without(document.data) } : document,
  );
  return { ...documents, published };
}

const without = (data: StoredDocument['data']): StoredDocument['data'] =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !fields.includes(name)));
