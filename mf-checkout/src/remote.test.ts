/** @jest-environment jsdom */
import remote from './remote';

test.each(Object.entries({ ...remote.panels, ...remote.widgets }))('%s has a component', async (_, load) => {
  expect(typeof (await load()).default).toBe('function');
});
