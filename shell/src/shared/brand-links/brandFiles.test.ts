import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseBrand } from '@storefront/contracts/brand';
import { socialLinks } from '@storefront/domain';
import { storesOf } from './brandLinks';

const folder = join(__dirname, '../../../brands');
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
const read = (name: string) => parseBrand(JSON.parse(readFileSync(join(folder, name), 'utf8')));

test('the demo brand exists', () => {
  expect(files).toContain('kitsune.json');
});

test.each(files)('%s is a brand file named after its key', (name) => {
  expect(`${read(name).key}.json`).toBe(name);
});

test('only the links that the brand has appear, in the footer’s order', () => {
  const brand = read('kitsune.json');
  expect(socialLinks([], brand.links).map(({ name }) => name)).toEqual(['vk', 'telegram', 'odnoklassniki']);
  expect(storesOf({ ...brand, links: { googlePlay: 'https://play.example' } })).toEqual([
    expect.objectContaining({ name: 'googlePlay', href: 'https://play.example' }),
  ]);
});
