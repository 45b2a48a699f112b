/** @jest-environment jsdom */
import { earlyPressesScript, repeatEarlyPresses } from './earlyPresses';

const element = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;

function openPage(body: string) {
  document.body.innerHTML = body;
  const inline = document.createElement('script');
  inline.textContent = earlyPressesScript;
  document.body.append(inline);
  const heard: string[] = [];
  const hear = ({ target }: Event) => void heard.push((target as Element).id);
  document.body.addEventListener('click', hear);
  return { heard };
}

afterEach(() => {
  window.takeEarlyPresses?.();
  delete window.takeEarlyPresses;
});

test('a press before the script of the page is repeated at the same element, once', () => {
  const { heard } = openPage('<button type="button"><svg id="icon"></svg></button>');
  element('#icon').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(heard).toEqual(['icon']);
  repeatEarlyPresses();
  expect(heard).toEqual(['icon', 'icon']);
});

test('a checkbox changes when its press is repeated, and not before', () => {
  openPage('<input id="box" type="checkbox">');
  const box = element('#box') as HTMLInputElement;
  box.click();
  expect(box.checked).toBe(false);
  repeatEarlyPresses();
  expect(box.checked).toBe(true);
});

test.each([
  ['a link', '<a id="pressed" href="#menu">Меню</a>'],
  ['a summary', '<details><summary id="pressed">Состав</summary></details>'],
  [
    'a form with an address',
    '<form action="#found"><button id="pressed" type="button">Найти</button></form>',
  ],
])('%s is left to the browser and not pressed again', (_, body) => {
  const { heard } = openPage(body);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  element('#pressed').dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
  repeatEarlyPresses();
  expect(heard).toEqual(['pressed']);
});

test('presses are not kept after the page’s own script has taken over', () => {
  openPage('<button id="late" type="button">В корзину</button>');
  repeatEarlyPresses();
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  element('#late').dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});

test('a page without the inline script has no presses to repeat', () => {
  expect(repeatEarlyPresses).not.toThrow();
});
