import { createFieldProofs } from './createFieldProofs';

const address = '203.0.113.7';
const day = 24 * 60 * 60 * 1000;

/** A page with this build of the catalogue. */
const pageWith = (build: string) => ({
  pinned: {
    browser: { catalog: { build, base: '/', entry: 'e.js' } },
    absent: [],
    key: `catalog@${build}`,
  },
  address,
});

function startProofs(changed: Partial<Parameters<typeof createFieldProofs>[0]> = {}) {
  return createFieldProofs({
    secret: 'a secret of sixteen',
    share: () => 1,
    shellBuild: '1a2b3c4d',
    now: () => 10 * day,
    ...changed,
  });
}

test.each([
  [0, 0, false],
  [0.1, 0.0999, true],
  [0.1, 0.1, false],
  [1, 0.9999, true],
])('with a share of %d the random value %d chooses a page: %s', (share, value, expected) => {
  const proofs = startProofs({ share: () => share, random: () => value });
  expect(proofs.choose(pageWith('a')) !== undefined).toBe(expected);
});

test('a proof has the builds of its own page, and names no visitor', () => {
  const proofs = startProofs();
  const [first, second] = ['a', 'b'].map((build) => proofs.choose(pageWith(build)) ?? '');
  expect(first).toMatch(/^[\da-f]{8}\.[\w-]{22}$/);
  expect(proofs.buildsOf(first ?? '', address)).toEqual({ shell: '1a2b3c4d', catalog: 'a' });
  expect(proofs.buildsOf(second ?? '', address)).toEqual({ shell: '1a2b3c4d', catalog: 'b' });
  expect(proofs.choose({ ...pageWith('a'), address: '203.0.113.200' })).toBe(first);
});

test.each([
  ['the same subnet', '203.0.113.99', 0, (proof: string) => proof, true],
  ['another subnet', '203.0.114.7', 0, (proof: string) => proof, false],
  ['the next day', address, day, (proof: string) => proof, true],
  ['the day after it', address, 2 * day, (proof: string) => proof, false],
  ['another set of builds', address, 0, (proof: string) => proof.replace(/^./, 'x'), false],
  ['no proof', address, 0, () => '', false],
])('a report of %s counts: %s', (_, from, later, change, expected) => {
  let time = 10 * day;
  const proofs = startProofs({ now: () => time });
  const proof = change(proofs.choose(pageWith('a')) ?? '');
  time += later;
  expect(proofs.buildsOf(proof, from) !== undefined).toBe(expected);
});

test('a process that has not served the set accepts the proof of another one, without its builds', () => {
  const proof = startProofs().choose(pageWith('a')) ?? '';
  expect(startProofs().buildsOf(proof, address)).toEqual({});
  expect(startProofs({ secret: 'another of sixteen' }).buildsOf(proof, address)).toBeUndefined();
});

test('the builds of the thirty latest sets are known', () => {
  const proofs = startProofs();
  const [first, second] = ['first', 'second'].map((build) => proofs.choose(pageWith(build)) ?? '');
  for (let set = 0; set < 29; set += 1) proofs.choose(pageWith(String(set)));
  expect(proofs.buildsOf(first ?? '', address)).toEqual({});
  expect(proofs.buildsOf(second ?? '', address)).toMatchObject({ catalog: 'second' });
});
