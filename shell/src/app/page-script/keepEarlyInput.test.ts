/** @jest-environment jsdom */
import { createEarlySheet } from './createEarlySheet';
import { keepEarlyInput } from './keepEarlyInput';

const earlySheet = {
  open: jest.fn<void, [HTMLElement, () => void]>(),
  hasFailed: jest.fn(() => false),
  release: jest.fn<void, [boolean]>(),
};
const start = () => document.dispatchEvent(new Event('started'));
const element = (selector: string) => document.querySelector(selector) as HTMLElement;
const input = () => element('input') as HTMLInputElement;

/** Opens a page and notes for each click on `selector` whether it came before the start of the app or after it. */
function open(html: string, selector: string) {
  document.body.innerHTML = html;
  let state: 'before' | 'after' = 'before';
  // Registered first, so that the state changes before the presses are repeated.
  document.addEventListener('started', () => (state = 'after'), { once: true });
  keepEarlyInput('started', earlySheet);
  const heard: string[] = [];
  const target = element(selector);
  target.addEventListener('click', () => heard.push(state));
  return { target, heard };
}

afterEach(() => {
  start();
  jest.clearAllMocks();
});

test.each(['<button type="button">', '<div role="button">', '<a role="button">'])(
  'a press of %s is repeated once, for any number of presses',
  (tag) => {
    const { target, heard } = open(`${tag}<i>В корзину</i>`, 'body > *');
    target.querySelector('i')?.click();
    target.click();
    start();
    start();
    expect(heard).toEqual(['before', 'before', 'after']);
  },
);

test('presses of several elements are repeated in their order', () => {
  document.body.innerHTML = '<button>1</button><button>2</button><button>3</button>';
  keepEarlyInput('started', earlySheet);
  const buttons = [...document.querySelectorAll('button')];
  for (const index of [2, 0]) buttons[index]?.click();
  const heard: (string | null)[] = [];
  for (const button of buttons) button.addEventListener('click', () => heard.push(button.textContent));
  start();
  expect(heard).toEqual(['3', '1']);
});

test('a press after the start is left to the app', () => {
  const { target, heard } = open('<button>', 'button');
  start();
  target.click();
  expect(heard).toEqual(['after']);
});

test('a press of an element that is gone is dropped, even if another element is in its place', () => {
  const { target, heard } = open('<button>Заказ</button>', 'button');
  target.click();
  target.outerHTML = '<button>Удалить</button>';
  start();
  expect(heard).toEqual(['before']);
});

test.each([
  ['a link', '<a href="#menu">Меню</a>', 'a'],
  ['a text inside a link', '<a href="#menu"><b>Меню</b></a>', 'b'],
  ['a summary', '<details><summary>Вопрос</summary></details>', 'summary'],
  ['a form with an address', '<form action="/search"><button>Найти</button></form>', 'button'],
  ['a text field', '<input type="search">', 'input'],
  ['the label of a text field', '<label for="a">Имя</label><input id="a">', 'label'],
  ['plain text', '<p>Роллы</p>', 'p'],
])('%s is left to the browser', (_, html, selector) => {
  document.body.innerHTML = html;
  keepEarlyInput('started', earlySheet);
  const target = element(selector);
  let isLeft = false;
  const onClick = jest.fn((event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  });
  addEventListener('click', onClick);
  target.click();
  expect(isLeft).toBe(true);
  start();
  expect(onClick).toHaveBeenCalledTimes(1);
  removeEventListener('click', onClick);
});

test.each(['input', 'label'])('a checkbox pressed by its %s changes once, with the app', (pressed) => {
  document.body.innerHTML = '<label>Согласие <input type="checkbox"></label>';
  keepEarlyInput('started', earlySheet);
  const box = input();
  element(pressed).click();
  expect(box.checked).toBe(false);
  start();
  expect(box.checked).toBe(true);
});

test('a form without an address is submitted to the app, not to the page', () => {
  document.body.innerHTML = '<form><input><button>Получить код</button></form>';
  keepEarlyInput('started', earlySheet);
  const onSubmit = jest.fn((event: Event) => event.preventDefault());
  element('form').addEventListener('submit', onSubmit);
  element('button').click();
  expect(onSubmit).not.toHaveBeenCalled();
  start();
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

describe('an opener of a panel', () => {
  test.each([
    ['a button', '<button type="button" data-sheet="panel"><i>Адрес</i></button>'],
    ['a link', '<a href="/menu/rolly/philadelphia" data-sheet="panel-product"><i>Филадельфия</i></a>'],
  ])('%s shows its sheet, and is pressed again with the focus once the app has taken over', (_, html) => {
    const { target, heard } = open(html, '[data-sheet]');
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    target.querySelector('i')?.dispatchEvent(press);
    expect(press.defaultPrevented).toBe(true);
    expect(earlySheet.open.mock.calls).toEqual([[target, expect.any(Function)]]);
    target.addEventListener('click', (event) => {
      expect(earlySheet.release.mock.calls).toEqual([[true]]);
      expect(target).toHaveFocus();
      event.preventDefault();
    });
    start();
    expect(heard).toEqual(['before', 'after']);
    expect.assertions(5);
  });

  test('that names its panel leaves it to the shell, with the focus, and is not pressed again', () => {
    const { target, heard } = open(
      '<button type="button" data-sheet="panel-product" data-panel-target="product?slug=ramen">',
      'button',
    );
    target.click();
    start();
    expect(heard).toEqual(['before']);
    expect(target).toHaveFocus();
    expect(document.documentElement.dataset['pressedPanel']).toBe('product?slug=ramen');
    delete document.documentElement.dataset['pressedPanel'];
  });

  test.each([
    ['', false, undefined],
    [' data-panel-target="product?slug=ramen"', true, 'product?slug=ramen'],
  ])(
    'that is gone opens only the panel that it has named, and else drops its sheet:%s',
    (attribute, opens, panel) => {
      const { target } = open(`<button type="button" data-sheet="panel"${attribute}>`, 'button');
      target.click();
      target.remove();
      start();
      expect(earlySheet.release.mock.calls).toEqual([[opens]]);
      expect(document.documentElement.dataset['pressedPanel']).toBe(panel);
      delete document.documentElement.dataset['pressedPanel'];
    },
  );

  test.each(['', ' data-panel-target="product?slug=ramen"'])(
    'whose sheet was closed is not pressed again, and opens no panel:%s',
    (attribute) => {
      const { target, heard } = open(`<button type="button" data-sheet="panel"${attribute}>`, 'button');
      target.click();
      earlySheet.open.mock.lastCall?.[1]();
      start();
      expect(heard).toEqual(['before']);
      expect(document.documentElement.dataset['pressedPanel']).toBeUndefined();
    },
  );

  test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('pressed with %s is the browser’s link', (key) => {
    const { target } = open('<a href="#dish" data-sheet="panel-product">', 'a');
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true });
    target.dispatchEvent(press);
    expect(press.defaultPrevented).toBe(false);
    expect(earlySheet.open).not.toHaveBeenCalled();
  });

  test('that is a link leads to its page if the scripts have failed to load', () => {
    earlySheet.hasFailed.mockReturnValueOnce(true);
    const { target } = open('<a href="#dish" data-sheet="panel-product">', 'a');
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    target.dispatchEvent(press);
    expect(press.defaultPrevented).toBe(false);
  });

  test('the buttons of its sheet are not kept', () => {
    const { target, heard } = open('<div data-early-sheet><button type="button">', 'button');
    target.click();
    start();
    expect(heard).toEqual(['before']);
  });
});

test('an opener that is pressed again before its sheet has loaded is pressed once', () => {
  document.body.innerHTML = '<button data-sheet="panel">Город</button>';
  const neverThere = new Promise<undefined>(() => {});
  keepEarlyInput('started', createEarlySheet(neverThere, 10_000));
  const opener = element('button');
  opener.click();
  opener.click();
  const heard = jest.fn();
  opener.addEventListener('click', heard);
  start();
  expect(heard).toHaveBeenCalledTimes(1);
});

describe('text', () => {
  /**
   * Like React: it reads the value when it hydrates, and ignores input events with a value that it has read or written.
   */
  function hydrate(field: HTMLInputElement, initial: string) {
    field.value = initial;
    let known = initial;
    const heard: string[] = [];
    field.addEventListener('input', () => {
      if (field.value === known) return;
      known = field.value;
      heard.push(known);
    });
    return heard;
  }

  test.each([
    ['stays in the field', 'роллы'],
    ['is overwritten by the app', ''],
  ])('typed before the start reaches the app, when it %s', (_, initial) => {
    document.body.innerHTML = '<input>';
    keepEarlyInput('started', earlySheet);
    const field = input();
    field.value = 'роллы';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    const heard = hydrate(field, initial);
    start();
    expect(heard.at(-1)).toBe('роллы');
    expect(field.value).toBe('роллы');
  });

  test('typed before this script ran reaches the app too, and an untouched field does not', () => {
    document.body.innerHTML = '<input><input id="other" value="Москва">';
    const field = input();
    field.value = 'роллы';
    keepEarlyInput('started', earlySheet);
    const heard = hydrate(field, '');
    const untouched = hydrate(element('#other') as HTMLInputElement, 'Москва');
    start();
    expect(heard.at(-1)).toBe('роллы');
    expect(untouched).toEqual([]);
  });

  test('reaches the app before a press that follows it', () => {
    document.body.innerHTML = '<input><button>Найти</button>';
    keepEarlyInput('started', earlySheet);
    const field = input();
    field.value = 'суп';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    element('button').click();
    const heard = hydrate(field, '');
    element('button').addEventListener('click', () => heard.push('press'));
    start();
    expect(heard).toEqual(['суп', 'press']);
  });
});
