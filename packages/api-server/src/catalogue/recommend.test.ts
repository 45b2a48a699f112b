import { recommend } from './recommend';
import { testMenu } from './testMenu';

test('recommendations are side dishes that are available, not chosen yet and need no choice', () => {
  const rest = recommend(testMenu, { chosen: new Set([2]), stopped: new Set([3]) });
  expect(rest.map(({ id }) => id)).toEqual([4]);
});

test('without a chosen dish the recommendations are dishes of the main groups', () => {
  expect(recommend(testMenu, { chosen: new Set(), stopped: new Set() }).map(({ id }) => id)).toEqual([1]);
});
