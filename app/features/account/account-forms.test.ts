import { expect, test } from 'vitest';
import { loginForm, passwordForm, recoverForm, registerForm } from './account-forms';
import { parseFields } from '~/platform/http/form-fields';

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};
const good = {
  firstName: 'Zoë',
  lastName: 'Lamb',
  email: 'zoe@example.com',
  password: 'lamplight',
};
const errorsOf = (schema: Parameters<typeof parseFields>[0], fields: Record<string, string>) => {
  const parsed = parseFields(schema, form(fields));
  return parsed.ok ? {} : parsed.error;
};

const emailRules: [string, string][] = [
  ['', 'This field is required.'],
  ['   ', 'This field is required.'],
  ['a@b.com', 'Email must be at least 8 characters long.'],
  ['no shape at all', 'Please enter a valid email address.'],
  ['someone@example', 'Please enter a valid email address.'],
  ['some one@example.com', 'Please enter a valid email address.'],
  ['someone@example.com x', 'Please enter a valid email address.'],
  [`${'x'.repeat(250)}@example.com`, 'Email must be at most 255 characters long.'],
];

test.each(emailRules)(
  'login and register: the email %j says %j [R-309] [R-310]',
  (email, message) => {
    expect(errorsOf(loginForm, { ...good, email })).toEqual({ email: message });
    expect(errorsOf(registerForm, { ...good, email })).toEqual({ email: message });
  },
);

test.each([...emailRules, ['someone@-example.com', 'Please enter a valid email address.']])(
  'forgot password: the email %j says %j [R-311]',
  (email, message) => expect(errorsOf(recoverForm, { email })).toEqual({ email: message }),
);

test.each(["pat.o'brien@example.com", 'info@xn--mller-kva.de'])(
  'who registers as %s can also reset the password [R-310] [R-311]',
  (email) => {
    expect(errorsOf(registerForm, { ...good, email })).toEqual({});
    expect(errorsOf(recoverForm, { email })).toEqual({});
  },
);

test.each([
  ['', 'This field is required.'],
  ['1234567', 'Password must be at least 8 characters long.'],
])(
  'login, register, set password: the password %j says %j [R-312] [V6.2.1]',
  (password, message) => {
    for (const schema of [loginForm, registerForm, passwordForm]) {
      expect(errorsOf(schema, { ...good, password })).toEqual({ password: message });
    }
  },
);

test.each([
  ['firstName', '', 'This field is required.'],
  ['firstName', 'Z', 'First name must be at least 2 characters long.'],
  ['lastName', '', 'This field is required.'],
  ['lastName', ' L ', 'Last name must be at least 2 characters long.'],
  ['lastName', 'Lamb2', 'Please use only letters, spaces, hyphens, apostrophes and dots.'],
  ['lastName', '<b>Lamb', 'Please use only letters, spaces, hyphens, apostrophes and dots.'],
  ['lastName', '--', 'Please use only letters, spaces, hyphens, apostrophes and dots.'],
])('register: %s %j says %j [R-313] [R-314] [V2.2.1]', (field, value, message) => {
  expect(errorsOf(registerForm, { ...good, [field]: value })).toEqual({ [field]: message });
});

test('letters of every script are letters; the last name is trimmed, a password never [R-314] [V6.2.5] [V6.2.8]', () => {
  const read = parseFields(
    registerForm,
    form({ ...good, lastName: '  Łukasz 山田 ', password: ' spaced ' }),
  );
  expect(read).toEqual({
    ok: true,
    value: { ...good, lastName: 'Łukasz 山田', password: ' spaced ' },
  });
});

test.each([
  "O'Brien",
  'O’Brien',
  'Smith-Jones',
  'St. John',
  'de la Cruz',
  'Nguyễn'.normalize('NFD'),
  'Gal·la',
  'Кузнецова-Щербакова',
  'محمدی\u200cپور',
  'வேலு',
])('register: %j is a last name [R-314]', (lastName) =>
  expect(errorsOf(registerForm, { ...good, lastName })).toEqual({}),
);

test('every field is required when the form is empty [R-309]', () => {
  expect(errorsOf(registerForm, {})).toEqual({
    firstName: 'This field is required.',
    lastName: 'This field is required.',
    email: 'This field is required.',
    password: 'This field is required.',
  });
});
