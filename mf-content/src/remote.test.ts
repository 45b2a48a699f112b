import remote from './remote';

test.each([
  ...Object.entries(remote.pages),
  ...Object.entries(remote.panels),
  ...Object.entries(remote.widgets),
])('%s loads and is a component', async (_, load) => {
  expect(typeof (await load()).default).toBe('function');
});
