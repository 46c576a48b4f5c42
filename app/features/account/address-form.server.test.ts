import { expect, test } from 'vitest';
import { readAddressForm, valuesOf } from './address-form.server';

const formOf = (more: [string, string][]) => {
  const form = new FormData();
  const fields = { firstName: 'Ada', lastName: 'Lamb', address1: '1 Mill Street', city: 'Leeds' };
  for (const [name, value] of [...Object.entries({ ...fields, zip: 'LS1' }), ...more])
    form.append(name, value);
  return form;
};

test('when a form sends the country twice, only the first is checked and used', () => {
  const twice = (...codes: string[]) =>
    readAddressForm(formOf(codes.map((code) => ['country', code])));
  expect(twice('<x>', 'GB')).toMatchObject({ ok: false, error: { country: expect.any(String) } });
  expect(twice('GB', '<x>')).toMatchObject({ ok: true, value: { country: 'GB' } });
});

test('a province is recognized by its code, and by its name as saved before provinces were a list [R-301]', () => {
  const inUs = (province: string) =>
    readAddressForm(
      formOf([
        ['country', 'US'],
        ['province', province],
      ]),
    );
  for (const written of ['OR', 'Oregon', ' oregon '])
    expect(inUs(written)).toMatchObject({ ok: true, value: { province: 'OR' } });
  for (const written of ['', 'Ontario'])
    expect(inUs(written)).toEqual({ ok: false, error: { province: 'Please choose a state.' } });
});

test('when a form sends the province twice, only the first is checked and used', () => {
  const twice = (...codes: string[]) =>
    readAddressForm(
      formOf([['country', 'CA'], ...codes.map((code): [string, string] => ['province', code])]),
    );
  expect(twice('nowhere', 'ON')).toMatchObject({ ok: false });
  expect(twice('ON', 'nowhere')).toMatchObject({ ok: true, value: { province: 'ON' } });
});

test('an address in Japan has its prefecture in the form, as Shopify writes code and name', () => {
  const address = {
    ...{ id: '1', countryCode: 'JP', country: 'Japan', lines: [] },
    ...{ firstName: 'Mina', lastName: 'Okafor', company: '', address1: '2-14 Ginza', address2: '' },
    ...{ city: 'Tokyo', zip: '104-0061', phone: '' },
  };
  for (const [provinceCode, province] of [
    ['JP-13', 'Tōkyō'],
    ['', 'Tōkyō'],
    ['JP-13', ''],
  ] as const)
    expect(valuesOf({ ...address, provinceCode, province })).toMatchObject({ province: 'JP-13' });
});
