import { expect, test } from 'vitest';
import { parseCartForm, recipientErrors } from './cart-form';

const formOf = (fields: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const line = 'gid://shopify/CartLine/8c6c0a1e-1f0f-4f0e-9f3a-000000000001?cart=hWNns0RWj';

test('a form need not have a quantity', () => {
  const parsed = parseCartForm(formOf({ intent: 'add', merchandise: '44100000000001' }));
  expect(parsed).toEqual({
    ok: true,
    value: { intent: 'add', merchandise: '44100000000001' },
  });
});

test('several variants are added with one field each, and none is refused', () => {
  const form = formOf({ intent: 'add-all', merchandise: '1' });
  form.append('merchandise', '2');
  expect(parseCartForm(form)).toEqual({
    ok: true,
    value: { intent: 'add-all', merchandise: ['1', '2'] },
  });
  form.append('merchandise', 'x');
  expect(parseCartForm(form)).toMatchObject({ ok: false, error: { field: 'merchandise' } });
  expect(parseCartForm(formOf({ intent: 'add-all' }))).toEqual({
    ok: false,
    error: { field: 'merchandise', message: 'Please choose what to add.' },
  });
});

test.each(['-1', '0', '1e9', 'abc', '', '1.5', '100', '99999', '٣', '0x10'])(
  'adding a quantity of %j is refused with a message about the quantity [V1.4.2]',
  (quantity) => {
    const parsed = parseCartForm(formOf({ intent: 'add', merchandise: '1', quantity }));
    expect(parsed).toEqual({
      ok: false,
      error: { field: 'quantity', message: 'Please enter a whole number from 1 to 99.' },
    });
  },
);

test.each(['-1', '1e9', 'abc', '', '100'])(
  'updating to a quantity of %j is refused',
  (quantity) => {
    const parsed = parseCartForm(formOf({ intent: 'update', line, quantity }));
    expect(parsed).toEqual({
      ok: false,
      error: { field: 'quantity', message: 'Please enter a whole number from 0 to 99.' },
    });
  },
);

test('a quantity may have leading zeros and blanks around it, and must be there', () => {
  const update = (quantity: string) => parseCartForm(formOf({ intent: 'update', line, quantity }));
  expect(update(' 0012 ')).toMatchObject({ value: { quantity: 12 } });
  expect(update('99')).toMatchObject({ value: { quantity: 99 } });
  expect(parseCartForm(formOf({ intent: 'update', line }))).toMatchObject({
    error: { field: 'quantity' },
  });
});

test.each([
  [{ intent: 'restore' }, 'merchandise'],
  [{ intent: 'save' }, 'line'],
  [{ intent: 'undiscount' }, 'code'],
])('the field missing from %j is named', (fields, field) => {
  expect(parseCartForm(formOf(fields))).toEqual({
    ok: false,
    error: { field, message: 'Please check this field.' },
  });
});

test('updating to a quantity of 0 is allowed: it removes the line', () => {
  const parsed = parseCartForm(formOf({ intent: 'update', line, quantity: '0' }));
  expect(parsed).toEqual({ ok: true, value: { intent: 'update', line, quantity: 0 } });
});

test.each(['', 'gid://shopify/ProductVariant/1', '1; drop', '12345678901234567890'])(
  'merchandise %j asks for an option',
  (merchandise) => {
    expect(parseCartForm(formOf({ intent: 'add', merchandise }))).toEqual({
      ok: false,
      error: { field: 'merchandise', message: 'Please choose an option.' },
    });
  },
);

test.each(['', 'gid://shopify/Cart/1', ` ${line}`, `${line}"}`, `${line}${'a'.repeat(400)}`])(
  'line %j is not in the bag',
  (wrong) => {
    expect(parseCartForm(formOf({ intent: 'remove', line: wrong }))).toEqual({
      ok: false,
      error: { field: 'line', message: 'This item is no longer in your bag.' },
    });
  },
);

test('a code is trimmed; none and a very long one are refused', () => {
  expect(parseCartForm(formOf({ intent: 'discount', code: ' WELCOME10 ' }))).toMatchObject({
    value: { code: 'WELCOME10' },
  });
  expect(parseCartForm(formOf({ intent: 'discount', code: ' ' }))).toMatchObject({
    error: { message: 'Please enter a code.' },
  });
  expect(parseCartForm(formOf({ intent: 'discount', code: 'X'.repeat(61) }))).toMatchObject({
    error: { field: 'code', message: 'This code is too long.' },
  });
  expect(parseCartForm(formOf({ intent: 'discount', code: 'X'.repeat(60) }))).toMatchObject({
    ok: true,
  });
});

test('a removed gift card keeps its recipient after the day has passed, and an invalid one isn’t none', () => {
  const fields = { line, merchandise: '1', quantity: '1', recipient: 'on' };
  const sentTo = (email: string, sendOn: string) => ({
    ...{ ...fields, 'recipient.email': email, 'recipient.name': '', 'recipient.message': '' },
    ...{ 'recipient.sendOn': sendOn, 'recipient.offset': '' },
  });
  const remove = (more: Record<string, string>) =>
    parseCartForm(formOf({ intent: 'remove', ...more }));
  const past = sentTo('ana@example.com', '2020-01-31');
  expect(remove(past)).toMatchObject({
    value: { recipient: { email: 'ana@example.com', sendOn: '2020-01-31' } },
  });
  expect(parseCartForm(formOf({ intent: 'add', ...past })).ok).toBe(false);
  expect(remove(sentTo('ana', ''))).toMatchObject({ ok: true, value: { recipient: null } });
  const without = remove({ ...fields, recipient: '' });
  expect(without).toMatchObject({ ok: true, value: { recipient: undefined } });
});

test('a line may be named without its cart', () => {
  expect(parseCartForm(formOf({ intent: 'remove', line: line.split('?')[0]! }))).toMatchObject({
    ok: true,
  });
});

test.each([{}, { intent: 'destroy' }, { intent: '' }])('%j is no bag form [V2.2.1]', (fields) => {
  expect(parseCartForm(formOf(fields as Record<string, string>))).toEqual({
    ok: false,
    error: { field: 'intent', message: 'We couldn’t process this request. Please try again.' },
  });
});

test.each([
  ['note', 500, 'Please keep your note to 500 characters.'],
  ['gift', 200, 'Please keep your message to 200 characters.'],
])('a %s keeps its lines, and has at most %i characters', (field, most, message) => {
  const send = (text: string) => parseCartForm(formOf({ intent: field, [field]: text }));
  expect(send(' one\r\ntwo ')).toEqual({ ok: true, value: { intent: field, [field]: 'one\ntwo' } });
  expect(send('x'.repeat(most)).ok).toBe(true);
  expect(send('x'.repeat(most + 1))).toEqual({ ok: false, error: { field, message } });
});

test('a gift card is removed by its id, and all without an id', () => {
  const card = 'gid://shopify/AppliedGiftCard/1';
  expect(parseCartForm(formOf({ intent: 'ungift', card }))).toMatchObject({ value: { card } });
  expect(parseCartForm(formOf({ intent: 'ungift' }))).toMatchObject({ ok: true });
  for (const wrong of [`x${card}`, 'gid://shopify/Cart/1', card.padEnd(201, '1')])
    expect(parseCartForm(formOf({ intent: 'ungift', card: wrong }))).toEqual({
      ok: false,
      error: { field: 'card', message: 'This gift card is no longer applied to your bag.' },
    });
});

test('the id of a press is a UUID', () => {
  const add = (request: string) =>
    parseCartForm(formOf({ intent: 'add', merchandise: '1', request }));
  expect(add('7b0e5f0c-1f0f-4f0e-9f3a-000000000001').ok).toBe(true);
  expect(add('first')).toEqual({
    ok: false,
    error: { field: 'request', message: 'We couldn’t process this request. Please try again.' },
  });
});

test.each(['merchandise', 'line'])(
  'a file in place of a text is refused like a wrong %s',
  (field) => {
    const form = formOf({ intent: field === 'line' ? 'save' : 'add' });
    form.set(field, new File(['1'], '1.txt'));
    const wrong = formOf({ intent: field === 'line' ? 'save' : 'add', [field]: '' });
    expect(parseCartForm(form)).toEqual(parseCartForm(wrong));
  },
);

const gift = (fields: Record<string, string>) =>
  formOf({ intent: 'add', merchandise: '1', recipient: 'on', ...fields });

test('a gift card’s recipient is read from its fields, if the box is checked', () => {
  const fields = {
    'recipient.email': ' ana@example.com ',
    'recipient.name': ' Ana\r\nLamb ',
    'recipient.message': 'For\r\nyou ',
    'recipient.sendOn': '',
    'recipient.offset': '300',
  };
  const recipient = {
    ...{ email: 'ana@example.com', name: 'Ana Lamb', message: 'For\nyou' },
    ...{ sendOn: '', offset: '' },
  };
  expect(parseCartForm(gift(fields))).toEqual({
    ok: true,
    value: { intent: 'add', merchandise: '1', recipient },
  });
  expect(parseCartForm(formOf({ intent: 'add', merchandise: '1', ...fields }))).toEqual({
    ok: true,
    value: { intent: 'add', merchandise: '1' },
  });
});

test('a recipient’s email may contain an apostrophe', () =>
  expect(recipientErrors(gift({ 'recipient.email': "pat.o'brien@example.com" }))).toEqual({}));

test.each([
  ['email', '', 'Please enter their email address.'],
  ['email', 'ana', 'Please enter a valid email address.'],
  ['email', 'ana@example.com\nBcc: b@example.com', 'Please enter a valid email address.'],
  ['name', 'x'.repeat(256), 'Please keep the name to 255 characters.'],
  ['message', 'x'.repeat(201), 'Please keep your message to 200 characters.'],
  ['message', '🎁'.repeat(101), 'Please keep your message to 200 characters.'],
  ['message', 'x'.repeat(30_000), 'Please keep your message to 200 characters.'],
  ['sendOn', '2020-01-01', 'Please choose a day from today to 90 days from now.'],
  ['sendOn', '9999-12-31', 'Please choose a day from today to 90 days from now.'],
  ['sendOn', 'soon', 'Please choose a day from today to 90 days from now.'],
])('a recipient’s %s cannot be %j', (part, value, message) => {
  const form = gift({ 'recipient.email': 'ana@example.com', [`recipient.${part}`]: value });
  const field = `recipient.${part}`;
  expect(parseCartForm(form)).toEqual({ ok: false, error: { field, message } });
  expect(recipientErrors(form)).toEqual({ [field]: message });
});

test('a recipient with several mistakes gets a message for each', () => {
  const form = gift({ 'recipient.message': 'x'.repeat(201), 'recipient.sendOn': 'x' });
  expect(Object.keys(recipientErrors(form))).toEqual([
    'recipient.email',
    'recipient.message',
    'recipient.sendOn',
  ]);
});
