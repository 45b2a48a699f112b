import remote from './remote';

const modules = [remote.pages, remote.panels, remote.widgets].flatMap((kind) => Object.entries(kind));

test.each(modules)('%s loads and is a component', async (_, load) => {
  expect(typeof (await load()).default).toBe('function');
});
