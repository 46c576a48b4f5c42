import { expect, test } from 'vitest';
import { callInTurn } from './register-tools';
import { errorResult, jsonResult, type ToolResult } from './tools';

function deferred() {
  const ends: ((result: ToolResult) => void)[] = [];
  const started: unknown[] = [];
  const call = callInTurn((name, input) => {
    started.push([name, input]);
    return new Promise((resolve) => ends.push(resolve));
  });
  const tick = () => new Promise((done) => setTimeout(done, 0));
  return { call, started, tick, end: (result: ToolResult) => ends.shift()!(result) };
}

test('calls run one after the other', async () => {
  const { call, started, tick, end } = deferred();
  const first = call('open_bag', {});
  const second = call('view_product', { handle: 'lamp' });
  await tick();
  expect(started).toEqual([['open_bag', {}]]);
  end(jsonResult({ n: 1 }));
  expect(await first).toEqual(jsonResult({ n: 1 }));
  await tick();
  expect(started).toHaveLength(2);
  end(jsonResult({ n: 2 }));
  expect(await second).toEqual(jsonResult({ n: 2 }));
});

test('a call that repeats a running one runs once; after its end, the call runs again', async () => {
  const { call, started, tick, end } = deferred();
  const both = [call('add_to_bag', { variant_id: '1' }), call('add_to_bag', { variant_id: '1' })];
  await tick();
  end(jsonResult({}));
  await Promise.all(both);
  expect(started).toHaveLength(1);
  const again = call('add_to_bag', { variant_id: '1' });
  await tick();
  end(jsonResult({}));
  await again;
  expect(started).toHaveLength(2);
});

test('a waiting call that is cancelled doesn’t run, and doesn’t stop a new call', async () => {
  const { call, started, tick, end } = deferred();
  const first = call('open_bag', {});
  const cancelling = new AbortController();
  const cancelled = call('add_to_bag', { variant_id: '1' }, cancelling);
  cancelling.abort();
  const again = call('add_to_bag', { variant_id: '1' });
  await tick();
  end(jsonResult({}));
  await first;
  expect(await cancelled).toMatchObject({ isError: true });
  await tick();
  end(errorResult('Sold out.'));
  expect(await again).toEqual(errorResult('Sold out.'));
  expect(started).toEqual([
    ['open_bag', {}],
    ['add_to_bag', { variant_id: '1' }],
  ]);
});

test('a call that repeats a running one is not made again if the first caller has cancelled', async () => {
  const { call, started, tick, end } = deferred();
  const cancelling = new AbortController();
  const first = call('add_to_bag', { variant_id: '1' }, cancelling);
  await tick();
  cancelling.abort();
  const again = call('add_to_bag', { variant_id: '1' });
  end(jsonResult({ n: 1 }));
  expect(await Promise.all([first, again])).toEqual([jsonResult({ n: 1 }), jsonResult({ n: 1 })]);
  expect(started).toHaveLength(1);
});

test('a waiting call that one of two callers cancels runs for the other', async () => {
  const { call, started, tick, end } = deferred();
  const first = call('open_bag', {});
  const cancelling = new AbortController();
  const both = [
    call('add_to_bag', { variant_id: '1' }, cancelling),
    call('add_to_bag', { variant_id: '1' }),
  ];
  cancelling.abort();
  await tick();
  end(jsonResult({}));
  await first;
  await tick();
  end(jsonResult({ n: 1 }));
  expect(await Promise.all(both)).toEqual([jsonResult({ n: 1 }), jsonResult({ n: 1 })]);
  expect(started).toHaveLength(2);
});

test('a call that throws doesn’t stop the next one', async () => {
  const call = callInTurn((name) =>
    name === 'open_bag' ? Promise.reject(new Error('bug')) : Promise.resolve(jsonResult({})),
  );
  const failed = call('open_bag', {});
  const next = call('apply_code', { code: 'X' });
  await expect(failed).rejects.toThrow('bug');
  expect(await next).toEqual(jsonResult({}));
});
