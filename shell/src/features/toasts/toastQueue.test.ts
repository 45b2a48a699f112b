import { addToast, closeToast, type ToastItem } from './toastQueue';

const add = (items: readonly ToastItem[], text: string) => addToast(items, { text, tone: 'neutral' });
const texts = (items: readonly ToastItem[]) => items.map(({ text }) => text);

test('only the newest three stay', () => {
  expect(texts(['a', 'b', 'c', 'd'].reduce<readonly ToastItem[]>(add, []))).toEqual(['b', 'c', 'd']);
});

test('a repeated text is shown once, as the newest', () => {
  const items = ['a', 'b', 'a'].reduce<readonly ToastItem[]>(add, []);
  expect(texts(items)).toEqual(['b', 'a']);
  expect(new Set(items.map(({ id }) => id)).size).toBe(2);
});

test('the same text in another tone is another message', () => {
  expect(addToast(add([], 'a'), { text: 'a', tone: 'error' })).toHaveLength(2);
});

test('closing one toast leaves the others open', () => {
  const items = closeToast(['a', 'b'].reduce<readonly ToastItem[]>(add, []), 2);
  expect(items.map(({ text, isOpen }) => [text, isOpen])).toEqual([
    ['a', true],
    ['b', false],
  ]);
});

test('a closed toast is removed when the next is added', () => {
  const closed = closeToast(add([], 'a'), 1);
  expect(closed).toEqual([expect.objectContaining({ text: 'a', isOpen: false })]);
  expect(texts(add(closed, 'b'))).toEqual(['b']);
});
