import { drinks, group, product, rolls, snacks, testMenu } from '../testMenu';
import { searchMenu } from './searchMenu';

const idsOf = async (phrase: string, menu = testMenu) => {
  const { products } = await searchMenu(menu, phrase);
  return products.map(({ id }) => id);
};

test.each([
  ['лосось', [2, 1]],
  ['УГРЕМ', [1]],
  ['  кол ', [3]],
  ['олл', []],
  ['с', [1]],
  ['запеченные', [1]],
  ['«Лосось», гриль!', [2]],
  ['кре-ветки', []],
  ['%', []],
  ['_ \\ \' "', []],
  ['😀', []],
])('«%s» finds %j', async (phrase, ids) => expect(await idsOf(phrase)).toEqual(ids));

test.each([
  ['only the first eight words count', 'л ло лос лосо лосос лосось г гр кола', [2]],
  ['a repeated word counts once', `${'лосось '.repeat(8)}кола`, []],
])('%s', async (_, phrase, ids) => expect(await idsOf(phrase)).toEqual(ids));

test('names count more than groups, and groups than descriptions, also where most names have the word', async () => {
  const dishes = (count: number, name: string, groupName: string, description: string) =>
    Array.from({ length: count }, (_, index) =>
      product(index, name, group(4, groupName, 'group'), description),
    );
  const products = [
    ...dishes(1, 'Хлеб', 'Закуски', 'Рис, ролл'),
    ...dishes(9, 'Маки', 'Ролл', 'Рис, нори'),
    ...dishes(40, 'Ролл', 'Закуски', 'Рис, нори'),
  ];
  const found = await searchMenu({ groups: [], products }, 'ролл');
  expect(found.products).toEqual([...products.slice(10), ...products.slice(1, 10), ...products.slice(0, 1)]);
});

test('groups are found by name', async () => {
  expect((await searchMenu(testMenu, 'напит')).groups).toEqual([drinks]);
});

describe('a phrase that is not in the menu as it was typed', () => {
  const soups = group(4, 'Супы', 'supy');
  const menu = {
    groups: [rolls, snacks, soups],
    products: [
      product(1, 'Филадельфия классик', rolls, 'Лосось, сливочный сыр, огурец'),
      product(2, 'Калифорния', rolls, 'Краб, авокадо, икра тобико'),
      product(3, 'Тонкоцу рамен', soups, 'Свинина, яйцо, лапша'),
      product(4, 'Лосось гриль', snacks),
      product(5, 'Том ям', soups, 'Креветки, кокосовое молоко'),
    ],
  };

  test.each([
    ['another form', 'роллы с лососем', [1]],
    ['another form', 'Рамены', [3]],
    ['another form', 'креветка', [5]],
    ['a typing error', 'филодельфия', [1]],
    ['a typing error', 'рамэн', [3]],
    ['a typing error', 'калифорня', [2]],
    ['a typing error in another form', 'филодельфию', [1]],
    ['a typing error in one word, another form of the other', 'филодельфия с лососем', [1]],
    ['the wrong layout', 'hfvty', [3]],
    ['the wrong layout', 'kjcjcm', [4, 1]],
    ['the wrong layout, with a sign', 'rhf,', [2]],
    ['English', 'Salmon', [4, 1]],
    ['English', 'grilled salmon', []],
    ['transliteration', 'losos', [4, 1]],
    ['transliteration', 'philadelphia', [1]],
    ['transliteration', 'California roll', [2]],
    ['transliteration', 'tom yam', [5]],
    ['transliteration of one word', 'ролл california', [2]],
    ['no dish', 'пицца', []],
    ['no dish', 'qwertyuiop', []],
  ])('%s: «%s» finds %j', async (_, phrase, ids) => expect(await idsOf(phrase, menu)).toEqual(ids));

  test.each([
    ['филодельфия', ['филадельфия']],
    ['роллы с лососем', ['лосось']],
    // «с» is no beginning of «свинина».
    ['рамены с свининой', ['рамен', 'свинина']],
    ['kjcjcm', ['лосось']],
    ['кал', []],
  ])('«%s» matches the words %j in another form', async (phrase, words) => {
    expect((await searchMenu(menu, phrase)).matchedWords).toEqual(words);
  });

  test.each([
    ['as typed', 'мясо', [1]],
    ['as typed in Latin letters', 'cola', [4]],
    ['by the stem, without typing errors', 'мяса', [1, 3]],
    ['by a typing error', 'мяка', [2]],
    ['by no stem of two letters', 'кои', []],
    ['by no sign of a phrase without Latin letters', ',', []],
    ['by the name of a property of every object', 'constructor', [6]],
  ])('%s: «%s» finds %j', async (_, phrase, ids) => {
    const names = ['Мясо', 'Мята', 'Мясной суп', 'Coca-Cola', 'Кола', 'Бургер-конструктор'];
    const alike = { groups: [], products: names.map((name, index) => product(index + 1, name, snacks)) };
    expect(await idsOf(phrase, alike)).toEqual(ids);
  });
});
