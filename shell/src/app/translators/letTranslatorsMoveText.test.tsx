/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { letTranslatorsMoveText } from './letTranslatorsMoveText';

let end: () => void;
beforeEach(() => {
  document.documentElement.lang = 'ru';
  end = letTranslatorsMoveText(document);
});
afterEach(() => end());

function textsIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

const font = (...content: Node[]) => {
  const element = document.createElement('font');
  element.append(...content);
  return element;
};

/** What programs in the browser do to the text of a page, which is English then. */
const translators: Record<string, (text: Text) => void> = {
  'wraps text twice'(text) {
    const outer = font();
    text.before(outer);
    outer.append(font(text));
  },
  'replaces text': (text) => text.replaceWith(font(font(document.createTextNode(`en ${text.data}`)))),
  'inserts its own before the text, which it removes'(text) {
    text.before(font(font(document.createTextNode(`en ${text.data}`))));
    text.remove();
  },
  'inserts its own after the text, which it removes'(text) {
    text.after(font(font(document.createTextNode(`en ${text.data}`))));
    text.remove();
  },
};

interface Props {
  count: number;
  note?: string;
  isFirst?: boolean;
}

/** Text of each kind that React changes by itself: between elements, beside other text, at the end. */
const Line = ({ count, note, isFirst }: Props) => (
  <p>
    {isFirst && <b>Первый</b>}
    {count} шт {note}
    {count > 1 && 'скидка'}
  </p>
);

const shown = () => (screen.getByRole('paragraph').textContent ?? '').replaceAll('en ', '');

describe.each(Object.entries(translators))('on a page whose translator %s', (_, translate) => {
  async function translateAll() {
    await act(async () => textsIn(document.body).forEach(translate));
  }

  test('text changes, goes and comes, and so do elements before it', async () => {
    const { rerender } = render(<Line count={1} note="острый" />);
    await translateAll();
    const change = (props: Props) => act(async () => rerender(<Line {...props} />));
    await change({ count: 2, note: 'острый' });
    expect(shown()).toBe('2 шт острыйскидка');
    await translateAll();
    await change({ count: 2, isFirst: true });
    expect(shown()).toBe('Первый2 шт скидка');
    await translateAll();
    await change({ count: 1 });
    expect(shown()).toBe('1 шт ');
    await change({ count: 3, note: 'острый', isFirst: true });
    expect(shown()).toBe('Первый3 шт острыйскидка');
  });

  test('a part of the page that begins with text is removed whole', async () => {
    const Parts = ({ isOpen }: { isOpen: boolean }) => (
      <p>{isOpen ? <>Открыто{' до '}</> : <b>Закрыто</b>}</p>
    );
    const { rerender } = render(<Parts isOpen />);
    await translateAll();
    await act(async () => rerender(<Parts isOpen={false} />));
    expect(shown()).toBe('Закрыто');
    expect(screen.getByRole('paragraph').querySelector('font')).toBeNull();
  });
});

test('text that was replaced before, by what is not known, does not stop React', async () => {
  end();
  const { rerender } = render(<Line count={2} note="острый" />);
  textsIn(document.body).forEach(translators['replaces text'] as (text: Text) => void);
  end = letTranslatorsMoveText(document);
  await act(async () => rerender(<Line count={1} isFirst />));
  expect(shown()).toContain('Первый');
});

test('a node that is elsewhere is still an error', () => {
  const [list, stranger] = [document.createElement('ul'), document.createElement('li')];
  document.body.append(stranger);
  const gone = document.createElement('li');
  expect(() => list.removeChild(gone)).toThrow('not a child');
  expect(() => list.insertBefore(stranger, gone)).toThrow(DOMException);
  expect(() => list.removeChild(stranger)).toThrow('not a child');
  expect(() => list.insertBefore(document.createElement('li'), stranger)).toThrow(DOMException);
});

test('at its end the methods of the browser are back', () => {
  const { removeChild } = Node.prototype;
  end();
  expect(Node.prototype.removeChild).not.toBe(removeChild);
  expect(Node.prototype.removeChild.name).toBe('removeChild');
});
