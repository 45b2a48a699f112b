import { bucketOf, guardedFigures } from './figures';
import { type BucketCounts, isWorse, rankTest } from './isWorse';
import { emptyCounts } from './readCounts';

const figures = guardedFigures.length;

/** Random numbers from 0 to 1, the same in each run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The time of a tap on a cheap phone, ms: half of them take up to 120, one in twenty more than 450. */
function tapTime(random: () => number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return 120 * Math.exp(0.8 * normal);
}

const source = randomNumbers(1);
/** The visits pick from these: computing a time takes longer than a look of the guard. */
const tapTimes = Array.from({ length: 10_000 }, () => tapTime(source));

interface Release {
  seed: number;
  visits: number;
  /** The share of the visitors who get the canary. */
  share?: number;
  /** What the canary adds to each tap, ms. */
  added?: number;
}

/** The visit after which the guard takes the canary back, if it does. */
function visitOfAlarm({ seed, visits, share = 0.1, added = 0 }: Release): number | undefined {
  const random = randomNumbers(seed);
  const counts = { canary: emptyCounts().panel, live: emptyCounts().panel };
  for (let visit = 1; visit <= visits; visit += 1) {
    const build = random() < share ? 'canary' : 'live';
    const time = (tapTimes[Math.floor(random() * tapTimes.length)] ?? 0) + (build === 'canary' ? added : 0);
    const [ofBuild, bucket] = [counts[build], bucketOf('panel', time)];
    ofBuild[bucket] = (ofBuild[bucket] ?? 0) + 1;
    if (build === 'canary' && isWorse(counts.canary, counts.live, figures)) return visit;
  }
  return undefined;
}

const alarmsOf = (count: number, release: Omit<Release, 'seed'>) =>
  Array.from({ length: count }, (_, seed) => visitOfAlarm({ ...release, seed })).filter(
    (visit) => visit !== undefined,
  );

test('a canary that adds 150 ms to each tap is taken back within 2,000 visits, in 200 of 200 releases', () => {
  expect(alarmsOf(200, { visits: 2000, added: 150 })).toHaveLength(200);
});

test('an equal canary is not, in 200 releases of 2,000 visits', () => {
  expect(alarmsOf(200, { visits: 2000 })).toEqual([]);
});

// With none in 3,000, fewer than 1 in 1,000 are false by 95 %.
test('false alarms are fewer than 1 in 1,000 releases, though the guard looks after each visit', () => {
  expect(alarmsOf(3000, { visits: 1000, share: 0.5 })).toEqual([]);
});

test('a canary that is a little slower stays, however many visitors prove it', () => {
  expect(alarmsOf(3, { visits: 100_000, share: 0.5, added: 7 })).toEqual([]);
});

test.each<[string, BucketCounts, BucketCounts, boolean]>([
  ['panels that do not open', [60, 50], [1900, 100], true],
  ['as many closed panels as a stranger can forge', [100, 10], [1000, 0], false],
  ['a few of them', [98, 2], [1990, 10], false],
  ['too few visitors', [0, 39], [2000, 0], false],
  ['too few of the live build', [0, 200], [29, 0], false],
  ['nothing at all', [0, 0], [0, 0], false],
  ['a better canary', [200, 0], [1000, 1000], false],
])('%s', (_name, canary, live, expected) => {
  expect(isWorse(canary, live, figures)).toBe(expected);
});

// The last pair of samples by hand: of three canary and three live visitors without ties, 3 of 9 pairs are worse.
test('the rank test counts pairs, and pairs in one bucket by half', () => {
  expect(rankTest([1, 0], [0, 1]).worse).toBe(0);
  expect(rankTest([0, 1], [1, 0]).worse).toBe(1);
  expect(rankTest([0, 2], [0, 3])).toEqual({ worse: 0.5, deviations: 0 });
  const { worse, deviations } = rankTest([1, 0, 1, 0, 1, 0, 0], [0, 1, 0, 1, 0, 1, 0]);
  expect(worse).toBeCloseTo(3 / 9);
  expect(deviations).toBeCloseTo((3 - 4.5) / Math.sqrt((9 / 12) * 7));
});
