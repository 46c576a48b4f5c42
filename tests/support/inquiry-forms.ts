export const contact = {
  return_to: '/pages/contact',
  name: 'Ada',
  email: 'ada@lintel.example',
  order: '#1042',
  message: 'Is the <b>Halden</b> dimmable?',
};

export const trade = {
  return_to: '/pages/trade',
  company: 'Ada & Co',
  tax_number: 'GB 123 4567 89',
  name: 'Ada',
  email: 'ada@lintel.example',
  phone: '',
  country: 'Australia',
  trade: 'Architecture',
  message: 'Forty lamps for a library.',
};
