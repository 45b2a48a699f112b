/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server';
import { EarlySheet } from '../../features/panel-host';
import { createEarlySheet } from './createEarlySheet';

const markup = renderToStaticMarkup(<EarlySheet>…</EarlySheet>);

/** The loaded template with the sheet. */
function source() {
  const template = document.createElement('template');
  template.innerHTML = markup;
  return template;
}

/** A page whose opener is in a product's card. */
async function renderPage(opener: string, loaded = source()) {
  document.body.innerHTML =
    `<div id="root"><article><span data-tint="roll" data-shape="card"><img alt="" src="/dish.avif"></span>` +
    `<h3>Филадельфия</h3>${opener}</article></div>`;
  const element = document.querySelector('[data-sheet]') as HTMLElement;
  element.focus();
  const onCancel = jest.fn();
  const earlySheet = createEarlySheet(Promise.resolve(loaded), 10_000);
  await Promise.resolve();
  earlySheet.open(element, onCancel);
  return { opener: element, onCancel, earlySheet };
}
const button = (shape = 'panel') => `<button type="button" data-sheet="${shape}">Адрес</button>`;
const sheet = () => document.querySelector<HTMLElement>('[data-early-sheet]');
const dialog = () => sheet()?.querySelector('[role=dialog]') as HTMLElement;
const page = () => document.getElementById('root') as HTMLElement;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  // Ends the timers and listeners of a sheet that is still open.
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  jest.useRealTimers();
});

test('the sheet has the shape of the panel, a name and the focus; the page behind becomes inert', async () => {
  await renderPage(button('modal-tall'));
  expect(dialog()).toHaveAttribute('data-shape', 'modal-tall');
  expect(dialog()).toHaveAccessibleName('Загружаем');
  expect(dialog()).toHaveFocus();
  expect(dialog().querySelector('h2')).not.toBeVisible();
  jest.advanceTimersByTime(50);
  expect(page()).toHaveAttribute('inert');
});

test.each([
  ['a link', '<a href="/menu/rolly/philadelphia" data-sheet="panel-product">Филадельфия</a>'],
  ['a button', button('panel-product')],
])('%s of a product shows its name and picture', async (_, opener) => {
  await renderPage(opener);
  expect(dialog().querySelector('h2')).toHaveTextContent('Филадельфия');
  expect(dialog().querySelector('[data-tint=roll][data-shape=panel] img')).toHaveAttribute(
    'src',
    '/dish.avif',
  );
  expect(page().querySelector('[data-tint]')).toHaveAttribute('data-shape', 'card');
});

test.each([
  ['the backdrop', () => sheet()?.querySelector<HTMLElement>('[data-tint]')?.click()],
  ['its button', () => sheet()?.querySelector('button')?.click()],
  ['Escape', () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
])('%s closes the sheet, drops the press and gives the focus back', async (_, press) => {
  const { opener, onCancel } = await renderPage(button());
  jest.advanceTimersByTime(50);
  press();
  expect(sheet()).toBeNull();
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(page()).not.toHaveAttribute('inert');
  expect(opener).toHaveFocus();
  jest.advanceTimersByTime(20_000);
  expect(onCancel).toHaveBeenCalledTimes(1);
});

test('the app takes over: the page can be used again, and the sheet accepts no more input', async () => {
  const { onCancel, earlySheet } = await renderPage(button());
  jest.advanceTimersByTime(50);
  earlySheet.release(true);
  expect(page()).not.toHaveAttribute('inert');
  expect(sheet()).toHaveAttribute('data-released');
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  jest.advanceTimersByTime(9_000);
  expect(sheet()).not.toBeNull();
  expect(onCancel).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1_000);
  expect(sheet()).toBeNull();
});

test('the app takes over and opens no panel: the sheet is removed at once', async () => {
  const { earlySheet } = await renderPage(button());
  jest.advanceTimersByTime(50);
  earlySheet.release(false);
  expect(sheet()).toBeNull();
  expect(page()).not.toHaveAttribute('inert');
});

test('one sheet is open at a time', async () => {
  const { opener, earlySheet } = await renderPage(button());
  earlySheet.open(opener, jest.fn());
  expect(document.querySelectorAll('[data-early-sheet]')).toHaveLength(1);
});

test('when the app does not start, the sheet is removed and a link is followed', async () => {
  const { onCancel } = await renderPage('<a href="#dish" data-sheet="panel-product">Филадельфия</a>');
  jest.advanceTimersByTime(9_999);
  expect(sheet()).not.toBeNull();
  jest.advanceTimersByTime(1);
  expect(sheet()).toBeNull();
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(location.hash).toBe('#dish');
});

test('a script of the app that fails to load ends the wait at once; a picture or a remote does not', async () => {
  const { onCancel, earlySheet } = await renderPage(button());
  expect(earlySheet.hasFailed()).toBe(false);
  document.images[0]?.dispatchEvent(new Event('error'));
  expect(sheet()).not.toBeNull();
  const script = document.createElement('script');
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  expect(sheet()).not.toBeNull();
  script.dataset['app'] = '';
  script.dispatchEvent(new Event('error'));
  expect(sheet()).toBeNull();
  expect(earlySheet.hasFailed()).toBe(true);
  expect(onCancel).toHaveBeenCalledTimes(1);
});

test('when the app does not start, the sheet of a button is removed', async () => {
  const { opener } = await renderPage(button());
  jest.advanceTimersByTime(10_000);
  expect(sheet()).toBeNull();
  expect(opener).toHaveFocus();
});

describe('before its template is loaded', () => {
  const deferred = () => {
    let load: (template: HTMLTemplateElement | undefined) => void = () => {};
    const loaded = new Promise<HTMLTemplateElement | undefined>((resolve) => {
      load = resolve;
    });
    return { load, loaded };
  };

  function press(opener: string) {
    document.body.innerHTML = `<div id="root">${opener}</div>`;
    const element = document.querySelector('[data-sheet]') as HTMLElement;
    const { load, loaded } = deferred();
    const earlySheet = createEarlySheet(loaded, 10_000);
    const onCancel = jest.fn();
    earlySheet.open(element, onCancel);
    const arrive = async (template: HTMLTemplateElement | undefined) => {
      load(template);
      await loaded;
    };
    return { earlySheet, onCancel, arrive };
  }

  test('a press waits for the template', async () => {
    const { arrive } = press(button());
    expect(sheet()).toBeNull();
    await arrive(source());
    expect(dialog()).toHaveFocus();
  });

  test('a press that the app has handled opens no sheet', async () => {
    const { earlySheet, arrive } = press(button());
    earlySheet.release(true);
    await arrive(source());
    expect(sheet()).toBeNull();
  });

  test('when the app does not start, a press is dropped and the focus does not move', async () => {
    const { onCancel, arrive } = press(button());
    jest.advanceTimersByTime(10_000);
    expect(onCancel).toHaveBeenCalledTimes(1);
    expect(document.body).toHaveFocus();
    await arrive(source());
    expect(sheet()).toBeNull();
  });

  test('the last of several presses counts', async () => {
    const { earlySheet, onCancel, arrive } = press(button('modal') + button('panel-product'));
    const onSecondCancel = jest.fn();
    const second = document.querySelectorAll<HTMLElement>('[data-sheet]')[1] as HTMLElement;
    earlySheet.open(second, onSecondCancel);
    expect(onCancel).toHaveBeenCalledTimes(1);
    await arrive(source());
    expect(dialog()).toHaveAttribute('data-shape', 'panel-product');
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(onSecondCancel).toHaveBeenCalledTimes(1);
    expect(second).toHaveFocus();
  });

  test('without a template a link is followed when the app does not start', async () => {
    const { arrive } = press('<a href="#no-sheet" data-sheet="panel-product">Филадельфия</a>');
    await arrive(undefined);
    expect(sheet()).toBeNull();
    jest.advanceTimersByTime(10_000);
    expect(location.hash).toBe('#no-sheet');
  });
});
