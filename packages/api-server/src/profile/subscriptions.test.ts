import { readSwitches } from './subscriptions';

test.each([
  [{ newsletter: 1 }, { newsletter: true }],
  [{ newsletter: undefined, smsletter: 0 }, { smsletter: false }],
  [
    { newsletter: 0, smsletter: 1 },
    { newsletter: false, smsletter: true },
  ],
  [{}, {}],
])('%j sets %j and changes nothing else', (sent, columns) =>
  expect(readSwitches(sent)).toStrictEqual(columns),
);
