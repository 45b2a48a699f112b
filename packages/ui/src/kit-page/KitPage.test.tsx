/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { examplesByComponent, type ExamplesModule } from './examplesByComponent';
import { KitPage } from './KitPage';

const sources = join(__dirname, '..');
// Returns a promise, like the newest browsers.
const scrollIntoView = jest.fn<unknown, []>(() => Promise.resolve());
Element.prototype.scrollIntoView = scrollIntoView;
const consoleMocks = [jest.spyOn(console, 'error'), jest.spyOn(console, 'warn')];
/** The errors and warnings of React. */
const complaints = () => consoleMocks.flatMap(({ mock }) => mock.calls);

const examples = new Map([
  ['Switch', () => <p>a switch</p>],
  ['Badge', () => <p>a badge</p>],
]);
const theme = () => document.documentElement.dataset['theme'];

beforeEach(() => jest.clearAllMocks());
afterEach(() => history.replaceState(null, '', '/'));

test('lists the components by name, each with a link to its examples', () => {
  render(<KitPage examples={examples} />);
  expect(screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
    'Badge',
    'Switch',
  ]);
  expect(screen.getByRole('link', { name: 'Switch' })).toHaveAttribute('href', '#Switch');
  expect(screen.getByRole('region', { name: 'Switch' })).toHaveTextContent('a switch');
});

test('shows the component that the address names', () => {
  history.replaceState(null, '', '/#Switch');
  render(<KitPage examples={examples} />);
  expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole('region', { name: 'Switch' })]);
  expect(complaints()).toEqual([]);
});

test('follows the system unless the address names a theme', () => {
  history.replaceState(null, '', '/?theme=purple');
  render(<KitPage examples={examples} />);
  expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();
  expect(theme()).toBeUndefined();
});

test('the theme is read from the address and written back to it', async () => {
  history.replaceState(null, '', '/?theme=dark#Badge');
  render(<KitPage examples={examples} />);
  expect(theme()).toBe('dark');
  await userEvent.click(screen.getByRole('radio', { name: 'Light' }));
  expect(theme()).toBe('light');
  expect(location.href).toMatch(/\/\?theme=light#Badge$/);
  await userEvent.click(screen.getByRole('radio', { name: 'System' }));
  expect(theme()).toBeUndefined();
  expect(location.href).toMatch(/\/#Badge$/);
});

test('React reports no mistake in any example', async () => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' });
  const modules = files
    .filter((file) => file.endsWith('.examples.tsx'))
    .map((file) => import(join(sources, file)) as Promise<ExamplesModule>);
  render(<KitPage examples={examplesByComponent(await Promise.all(modules))} />);
  expect(screen.getByRole('region', { name: 'VkMark' })).toBeInTheDocument();
  expect(complaints()).toEqual([]);
});
