import { comparisonText, worseFigures } from './comparisonText';
import { comparedFigures } from './figures';
import { emptyCounts, readCounts } from './readCounts';

/** The metrics of a shell: visitors of the catalogue's canary `c1` and of the live build `l1` beside it. */
const metrics = ({ slow = 0, fast = 0 }) => `# TYPE storefront_canary_visitors gauge
storefront_canary_visitors{remote="catalog",build="c1",role="canary",figure="panel",le="100"} ${fast}
storefront_canary_visitors{remote="catalog",build="c1",role="canary",figure="panel",le="500"} ${slow}
storefront_canary_visitors{remote="catalog",build="c1",role="canary",figure="panel",le="+Inf"} 1
storefront_canary_visitors{remote="catalog",build="l1",role="live",figure="panel",le="100"} 900
storefront_canary_visitors{remote="catalog",build="l1",role="live",figure="failed",le="0"} 999
storefront_canary_visitors{remote="catalog",build="l1",role="live",figure="failed",le="+Inf"} 1
storefront_canary_visitors{remote="content",build="c1",role="canary",figure="panel",le="100"} 7
storefront_canary_visitors{remote="catalog",build="c0",role="canary",figure="panel",le="100"} 7
storefront_canary_visitors{remote="catalog",build="c1",role="canary",figure="of a later version",le="100"} 7
storefront_field_seconds_count{figure="panel",remote="catalog",build="c1",route="menu"} 7
`;

const read = (texts: string[]) => ({
  canary: readCounts(texts, { remote: 'catalog', build: 'c1', role: 'canary' }),
  live: readCounts(texts, { remote: 'catalog', build: 'l1', role: 'live' }),
});

test('the counts of all shells are summed up, of this remote and this build only', () => {
  const { canary, live } = read([metrics({ slow: 2, fast: 40 }), metrics({ slow: 3 })]);
  expect(canary.panel).toEqual([0, 40, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 2]);
  expect(live.failed).toEqual([1998, 2]);
  expect(canary.failed).toEqual([0, 0]);
});

test('the text has each figure of both builds with its interval, and says what is worse', () => {
  const { canary, live } = read([metrics({ slow: 150, fast: 10 })]);
  expect(worseFigures(canary, live)).toEqual(['panel']);
  const lines = comparisonText(canary, live).split('\n');
  expect(lines).toHaveLength(comparedFigures.length + 2);
  expect(lines[1]).toMatch(
    /^pages that failed +no visitors yet +0\.1 % \(0\.0 % to 0\.6 %, 1000 visitors\)$/,
  );
  expect(lines.find((line) => line.startsWith('press to panel'))).toMatch(
    /^press to panel, p75 +448 ms \(433 ms to 462 ms, 161 visitors\) +88 ms \(86 ms to 89 ms, 900 visitors\)$/,
  );
  expect(lines.at(-1)).toBe(
    'The canary is worse beyond doubt. press to panel, p75: worse in 97 of 100 pairs of 161 visitors with the canary and 900 with the live build.',
  );
});

test('without visitors nothing is worse', () => {
  expect(comparisonText(emptyCounts(), emptyCounts())).toMatch(
    /In none of these is the canary worse beyond doubt\.$/,
  );
});
