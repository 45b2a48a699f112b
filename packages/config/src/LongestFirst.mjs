import { basename } from 'node:path';
import Sequencer from '@jest/test-sequencer';

/**
 * The tests that take more than twenty seconds, the longest first. Where Jest has no times of an earlier run, as in CI,
 * it starts the largest files first, and such a test would go on alone at the end of its stage.
 */
export const longest = [
  'newRemote',
  'upgrade.databases',
  'serverFaults',
  'kitchenCrash',
  'twoProcesses.databases',
  'bundle',
  'soak',
  'hungBackEnd',
  'expectations',
];

/** @param {{ path: string }} test */
function placeOf({ path }) {
  const place = longest.indexOf(basename(path, '.test.ts'));
  return place === -1 ? longest.length : place;
}

/** The order of the tests of the stages `contract` and `databases`. */
export default class LongestFirst extends Sequencer {
  /** @override @param {Parameters<Sequencer['sort']>[0]} tests */
  async sort(tests) {
    const sorted = await super.sort(tests);
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
