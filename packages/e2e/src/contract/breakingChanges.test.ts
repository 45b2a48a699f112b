import { breakingEvents } from './breakingEvents';
import { breakingPages } from './breakingPages';
import { breakingPanels } from './breakingPanels';
import { breakingShared } from './breakingShared';
import { breakingWidgets } from './breakingWidgets';
import { breaksOf } from './plantedPage';

const breaking = [
  ...breakingPanels,
  ...breakingWidgets,
  ...breakingEvents,
  ...breakingPages,
  ...breakingShared,
];

const numbered = breaking.map(([title, ...rest], index) => [index + 1, title, ...rest] as const);

test.each(numbered)(`refused, %i of ${breaking.length}: %s`, (_, _title, change, expected) => {
  expect(breaksOf(change)).toEqual(expect.arrayContaining([expect.stringMatching(expected)]));
});

test(`${breaking.length} planted breaks are at least 40`, () => {
  expect(new Set(breaking.map(([title]) => title)).size).toBe(breaking.length);
  expect(breaking.length).toBeGreaterThanOrEqual(40);
});
