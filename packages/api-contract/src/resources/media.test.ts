import * as z from 'zod/mini';
import { cart, cartItem } from './cart';
import { productCard } from './catalogue';
import { dishCalls, groupModifier, product } from './dishes';
import { mediaList } from './media';

const url = '/storage/a.jpg';
const other = '/storage/b.jpg';
const originals = (pictures: readonly { original: string }[]) => pictures.map(({ original }) => original);

/** Shapes that other back ends send pictures in, with the addresses that are read from each (readings 21). */
const shapes: [string, unknown, string[]][] = [
  ['a list', [{ original: url }, { original: other }], [url, other]],
  ['a list of texts', [url, '', other], [url, other]],
  ['an object with text', { original: url }, [url]],
  ['an object with an object', { original: { url } }, [url]],
  ['an object with a list', { original: [url, { original: other }] }, [url, other]],
  ['an object with an object by number', { original: { 0: url, 2: { original: other } } }, [url, other]],
  ['text', url, [url]],
  ['an object by number', { 0: { original: url }, 2: null }, [url]],
  ['a list under data', { data: [{ original: url }] }, [url]],
  ['a list with what cannot be read', [null, 7, [], {}, { original: '' }, { original: url }], [url]],
  ['blank text', ' ', []],
  ['nothing', null, []],
  ['an object without a picture', { original: null }, []],
];

test.each(shapes)('pictures as %s', (_, sent, expected) => {
  expect(originals(z.parse(mediaList(), sent))).toEqual(expected);
});

test('a picture in an object keeps its sources', () => {
  const sources = [{ type: 'image/avif', srcset: '/a.avif 320w' }];
  expect(z.parse(mediaList(), { original: url, sources })).toEqual([
    { original: url, sources, placeholder: null, color: null },
  ]);
});

const line = { id: 1, product_id: 2, price: 690 };

/** Everything that has pictures of dishes, given `fields` in the place of the dish. */
const readers: [string, (fields: object) => readonly { original: string }[]][] = [
  ['a product of a list', (fields) => z.parse(productCard, { id: 1, ...fields }).media_list],
  ['a product', (fields) => z.parse(product, { id: 1, ...fields }).media_list],
  [
    'a search result',
    (fields) => {
      const { data } = z.parse(dishCalls.search.response, { data: [{ id: 1, ...fields }] });
      return data[0]?.media_list ?? [];
    },
  ],
  [
    'a modifier',
    (fields) => {
      const modifier = z.parse(groupModifier, { id: 1, product_id: 2, product: { id: 2, ...fields } });
      return modifier.product.media_list;
    },
  ],
  [
    'a dish of a combo',
    (fields) => {
      const combo = z.parse(product, { id: 1, content: [{ id: 1, products: [{ id: 2, ...fields }] }] });
      return combo.content[0]?.products[0]?.media_list ?? [];
    },
  ],
  ['a line', (fields) => z.parse(cartItem, { ...line, product: fields }).product.media_list],
  ['a line without its product', (fields) => z.parse(cartItem, { ...line, ...fields }).product.media_list],
  [
    'a line of a cart',
    (fields) => {
      return z.parse(cart, { items: [{ ...line, product: fields }] }).items[0]?.product.media_list ?? [];
    },
  ],
];

describe.each(readers)('%s', (_, read) => {
  test.each(['media_list', 'mediaList'])('has its pictures under %s', (field) => {
    for (const [, sent, expected] of shapes) expect(originals(read({ [field]: sent }))).toEqual(expected);
  });
});
