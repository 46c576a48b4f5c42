import { describe, expect, test } from 'vitest';
import { byPost, longestNote, readReturn, repetitionKey, valuesOf } from './return-form';
import { messageFields, requestedLines } from './return-request';
import { choicesOf, type ReturnRules } from './return-rules';
import {
  findReturn,
  returnStatusInWords,
  takesReturns,
  type OrderReturn,
  type ReturnableOrder,
  type SentLine,
} from './returns';

const line = (changes: Partial<SentLine> = {}): SentLine => ({
  ...{ id: '1', title: 'Brae Pendant', image: null, colour: 'Brass', size: 'Small' },
  ...{ sent: 3, kept: 3, isGiftCard: false, isShipped: true, variant: 'gid://v/1' },
  ...changes,
});
const order = (changes: Partial<ReturnableOrder> = {}): ReturnableOrder => ({
  ...{ id: '5', name: '#1001', isCancelled: false, arrived: '2026-11-01' },
  ...{ lines: [line()], hasMoreLines: false, knowsVariants: true, returns: [], ...changes },
});
const back = (status: string, quantity = 1): OrderReturn => ({
  ...{ name: `#1001-R${quantity}`, status, createdAt: '2026-11-20T12:00:00Z' },
  lines: [{ lineId: '1', title: 'Brae Pendant', quantity }],
});
const rules: ReturnRules = { days: 30, excludedTags: ['final-sale'] };

interface Checked {
  /** ISO 8601. */
  now?: string;
  tags?: string[];
  days?: number | undefined;
}

function check(of: ReturnableOrder, { now = '2026-11-20', tags = [], ...more }: Checked = {}) {
  const tagsOf = new Map([['gid://v/1', tags]]);
  const at = { tagsOf, now: Date.parse(now) };
  const { choices, until, isOver } = choicesOf(of, { ...rules, ...more }, at);
  return { most: choices[0]?.most, why: choices[0]?.why, until, isOver };
}

test.each([
  ['is open', order({ asked: { '1': 2 } }), true],
  ['was entered in part', order({ asked: { '1': 2 }, returns: [back('OPEN')] }), true],
  ['became a return', order({ asked: { '1': 1 }, returns: [back('CLOSED')] }), false],
  ['was refunded', order({ asked: { '1': 3 }, lines: [line({ kept: 0 })] }), false],
  ['came after a refund', order({ asked: { '1': 1 }, lines: [line({ kept: 2 })] }), true],
])('a request by message that %s', (_, of, isAsked) => {
  const at = { tagsOf: new Map<string, string[]>(), now: Date.parse('2026-11-20') };
  expect(choicesOf(of, rules, at).isAsked).toBe(isAsked);
});

test('a form and its ‘Send again’ count as one request, other items don’t', () => {
  const form = (fields: [string, string][]) => {
    const data = new FormData();
    for (const [name, value] of fields) data.append(name, value);
    return repetitionKey(data);
  };
  const first: [string, string][] = [
    ...([['request', 'r-1'], ['item', '2'], ['item', '1']] as [string, string][]),
    ...([['quantity-1', ''], ['reason-1', 'WRONG_ITEM'], ['note', 'One\r\ntwo ']] as [string, string][]),
  ]; // prettier-ignore
  const again: [string, string][] = [
    ...([['item', '1'], ['item', '2'], ['quantity-1', '1'], ['reason-1', 'WRONG_ITEM']] as [string, string][]),
    ...([['method', ''], ['note', 'One\ntwo'], ['request', 'r-1']] as [string, string][]),
  ]; // prettier-ignore
  expect(form(again)).toBe(form(first));
  expect(form([...again.slice(1)])).not.toBe(form(first));
  expect(form([...again.slice(0, -1), ['request', 'r-2']])).not.toBe(form(first));
});

describe('what can be returned [R-523]', () => {
  test.each([
    ['sent items', order(), 3, ''],
    ['items left after a refund', order({ lines: [line({ kept: 2 })] }), 2, ''],
    ['items that aren’t in a return', order({ returns: [back('REQUESTED')] }), 2, ''],
    [
      'items of a closed return count once',
      order({ lines: [line({ kept: 2 })], returns: [back('CLOSED')] }),
      2,
      '',
    ],
    [
      'items of declined returns',
      order({ returns: [back('DECLINED'), back('CANCELED', 2)] }),
      3,
      '',
    ],
    ['items that weren’t asked for', order({ asked: { '1': 2 } }), 1, ''],
    [
      'one item twice, in a message and in its return',
      order({ asked: { '1': 1 }, returns: [back('OPEN')] }),
      2,
      '',
    ],
    [
      'no items that were all asked for',
      order({ asked: { '1': 3 }, returns: [back('OPEN')] }),
      0,
      'You’ve asked to return this. We’ll answer by email.',
    ],
    ['no items of a full return', order({ returns: [back('OPEN', 3)] }), 0, 'Already in a return.'],
    ['no unsent items', order({ lines: [line({ sent: 0, kept: 0 })] }), 0, 'Not sent yet.'],
    ['no refunded items', order({ lines: [line({ kept: 0 })] }), 0, 'Already refunded.'],
    [
      'no gift cards',
      order({ lines: [line({ isGiftCard: true })] }),
      0,
      'Gift cards can’t be returned.',
    ],
    [
      'no downloads',
      order({ lines: [line({ isShipped: false })] }),
      0,
      'Only physical items can be returned.',
    ],
    ['nothing of a cancelled order', order({ isCancelled: true }), 0, 'This order was cancelled.'],
  ])('%s', (_, of, most, why) => expect(check(of)).toMatchObject({ most, why }));

  test('not products with an excluded tag, in any case', () => {
    expect(check(order(), { tags: ['Final-Sale'] })).toMatchObject({
      ...{ most: 0, why: 'This product can’t be returned.' },
    });
    expect(check(order(), { tags: ['Label~Sale'] }).most).toBe(3);
  });

  test.each([
    ['2026-12-01T23:59:59Z', false],
    ['2026-12-02T11:59:59Z', false],
    ['2026-12-02T12:00:00Z', true],
  ])('until the last day is over everywhere: %s', (now, isOver) =>
    expect(check(order(), { now })).toMatchObject({
      until: '2026-12-01',
      isOver,
      most: isOver ? 0 : 3,
    }),
  );

  test('at any time without a limit, and if the day is unknown', () => {
    const now = '2030-01-01';
    expect(check(order(), { now, days: undefined })).toMatchObject({ until: null, most: 3 });
    expect(check(order({ arrived: null }), { now })).toMatchObject({ until: null, most: 3 });
  });
});

describe('the form [R-520]', () => {
  const offer = {
    choices: [
      { id: '1', most: 2 },
      { id: '2', most: 0 },
    ],
    locations: ['Hudson'],
  };
  const form = (...entries: [string, string][]) => {
    const posted = new FormData();
    for (const [name, value] of entries) posted.append(name, value);
    return posted;
  };
  const right: [string, string][] = [
    ['item', '1'],
    ['reason-1', 'STYLE'],
  ];
  const errorsOf = (...entries: [string, string][]) => {
    const read = readReturn(form(...entries), offer);
    return read.ok ? {} : read.error;
  };

  test('has one item by post unless more is chosen', () => {
    expect(readReturn(form(...right), offer)).toEqual({
      ok: true,
      value: { items: [{ id: '1', quantity: 1, reason: 'STYLE' }], method: byPost, note: '' },
    });
    const all = form(...right, ['quantity-1', '2'], ['method', 'Hudson'], ['note', ' a\r\nb ']);
    expect(readReturn(all, offer)).toMatchObject({
      value: { items: [{ quantity: 2 }], method: 'Hudson', note: 'a\nb' },
    });
  });

  test.each<[string, [string, string][]]>([
    ['item', []],
    ['item', [['item', '99']]],
    ['item', [...right, ['item', '99']]],
    ['item', [...right, ['item', '']]],
    ['reason-1', [['item', '1']]],
    [
      'reason-1',
      [
        ['item', '1'],
        ['reason-1', 'constructor'],
      ],
    ],
    ...['0', '3', '-1', '1.5', 'NaN', '1e1'].map((quantity): [string, [string, string][]] => [
      'quantity-1',
      [...right, ['quantity-1', quantity]],
    ]),
    [
      'quantity-2',
      [
        ['item', '2'],
        ['reason-2', 'STYLE'],
      ],
    ],
    ['method', [...right, ['method', 'Fremantle']]],
    ['note', [...right, ['note', 'x'.repeat(longestNote + 1)]]],
  ])('%s: %j is an error', (field, entries) =>
    expect(Object.keys(errorsOf(...entries))).toEqual([field]),
  );

  test('a file instead of a text is no value', () => {
    const posted = form(...right);
    posted.set('note', new File(['x'], 'x.txt'));
    expect(readReturn(posted, offer)).toMatchObject({ ok: true, value: { note: '' } });
  });

  test('shows only known values again', () => {
    const posted = form(
      ['item', '1'],
      ['item', '7'],
      ['reason-1', '<b>'],
      ['quantity-1', '<i>'],
      ['method', 'x'],
      ['note', '<u>'],
      ['request', '<s>'],
    );
    expect(valuesOf(posted, offer)).toEqual({
      items: ['1'],
      fields: {
        'quantity-1': '',
        'reason-1': '',
        'quantity-2': '',
        'reason-2': '',
        method: '',
        note: '<u>',
        request: '',
        order: '',
      },
    });
  });
});

describe('what is sent [R-521]', () => {
  const items = [
    { id: '1', quantity: 2, reason: 'DEFECTIVE' as const },
    { id: '2', quantity: 1, reason: 'STYLE' as const },
  ];

  test('Shopify gets the way and the note with the first line, within its limit', () => {
    expect(requestedLines({ items, method: 'Hudson', note: 'Broken' })).toEqual([
      {
        lineItemId: 'gid://shopify/LineItem/1',
        quantity: 2,
        returnReason: 'DEFECTIVE',
        customerNote: 'Returned at: Hudson\nBroken',
      },
      { lineItemId: 'gid://shopify/LineItem/2', quantity: 1, returnReason: 'STYLE' },
    ]);
    const long = requestedLines({ items, method: 'x'.repeat(60), note: 'y'.repeat(longestNote) });
    expect(long[0]?.customerNote?.length).toBeLessThanOrEqual(300);
    expect(long[0]?.customerNote).toMatch(/y$/);
    expect(requestedLines({ items, method: byPost, note: '' })[0]).not.toHaveProperty(
      'customerNote',
    );
  });

  test('the shop gets words', () => {
    const fields = messageFields(
      order(),
      { email: 'ada@lintel.example' },
      { items: items.slice(0, 1), method: byPost, note: '' },
    );
    expect(fields).toEqual({
      ...{ order: '#1001', email: 'ada@lintel.example', method: 'By post' },
      items: '2 × Brae Pendant, Brass, Small (It’s damaged or faulty)',
    });
  });

  test('a repeated form finds the request with the same items', () => {
    const items = [{ id: '1', quantity: 1 }];
    const wanted = { items, now: Date.parse('2026-11-20T12:05:00Z') };
    const found = back('REQUESTED');
    expect(findReturn([back('CLOSED'), back('REQUESTED', 2), found], wanted)).toBe(found);
    expect(findReturn([back('OPEN')], wanted)).toBeUndefined();
    const later = { items, now: Date.parse('2026-11-20T12:05:01Z') };
    expect(findReturn([found], later)).toBeUndefined();
    expect(findReturn([{ ...found, createdAt: null }], wanted)).toBeUndefined();
  });
});

test.each([
  ['off', { RETURN_REQUESTS: false, CONTACT_URL: 'https://a', ACCOUNTS: 'legacy' }, [false, false]],
  [
    'by message',
    { RETURN_REQUESTS: true, CONTACT_URL: 'https://a', ACCOUNTS: 'legacy' },
    [true, true],
  ],
  [
    'by Shopify',
    { RETURN_REQUESTS: true, CONTACT_URL: undefined, ACCOUNTS: 'customer-account-api' },
    [true, false],
  ],
  [
    'nobody takes it',
    { RETURN_REQUESTS: true, CONTACT_URL: undefined, ACCOUNTS: 'legacy' },
    [false, false],
  ],
] as const)('requests need a receiver: %s [R-526]', (_, env, [account, guest]) => {
  expect([takesReturns(env, false), takesReturns(env, true)]).toEqual([account, guest]);
});

test('an unknown status has no words [R-525]', () => {
  expect(returnStatusInWords('PROCESSING')).toBe('');
});
