/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { useVisibleArea } from './useVisibleArea';

const scrollIntoView = jest.fn();
const view = Object.assign(new EventTarget(), { height: 0, offsetTop: 0, scale: 1 });

/** An iPhone's keyboard: it shows a part of the window and leaves the window's own height alone. */
function showPart(part: Partial<Pick<typeof view, 'height' | 'offsetTop' | 'scale'>>, event = 'resize') {
  Object.assign(view, part);
  view.dispatchEvent(new Event(event));
}

const hidden = () =>
  ['above', 'below'].map((side) => document.documentElement.style.getPropertyValue(`--hidden-${side}`));

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const twoFrames = async () => {
  await frame();
  await frame();
};

function Sheet() {
  useVisibleArea();
  return (
    <div role="dialog">
      <input aria-label="phone" />
      <button type="button">send</button>
    </div>
  );
}

beforeEach(() => {
  Object.assign(window, { visualViewport: view, innerHeight: 844 });
  Object.assign(view, { height: 844, offsetTop: 0, scale: 1 });
  Element.prototype.scrollIntoView = scrollIntoView;
  scrollIntoView.mockClear();
});
afterEach(() => {
  Object.assign(window, { visualViewport: null });
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

test('a sheet keeps to the part of the window that the keyboard leaves', () => {
  const { unmount } = render(<Sheet />);
  expect(hidden()).toEqual(['', '']);
  showPart({ height: 508 });
  expect(hidden()).toEqual(['', '336px']);
  showPart({ offsetTop: 100 }, 'scroll');
  expect(hidden()).toEqual(['100px', '236px']);
  showPart({ height: 844, offsetTop: 0 });
  expect(hidden()).toEqual(['', '']);
  showPart({ height: 508 });
  unmount();
  expect(hidden()).toEqual(['', '']);
  showPart({ height: 400 });
  expect(hidden()).toEqual(['', '']);
});

test('an equal length does not restyle the page again', () => {
  const write = jest.spyOn(document.documentElement.style, 'setProperty');
  render(<Sheet />);
  expect(write).not.toHaveBeenCalled();
  showPart({ height: 508 });
  showPart({ height: 508 });
  expect(write.mock.calls).toEqual([['--hidden-below', '336px']]);
  write.mockRestore();
});

test('fingers that zoom the page move no sheet and no field', () => {
  render(<Sheet />);
  showPart({ height: 508 });
  screen.getByRole('textbox').focus();
  scrollIntoView.mockClear();
  showPart({ height: 254, offsetTop: 200, scale: 2 });
  expect(hidden()).toEqual(['', '336px']);
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test('the field that has the focus scrolls into what is left, and a button does not', () => {
  render(<Sheet />);
  screen.getByRole('textbox').focus();
  showPart({ height: 508 });
  expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole('textbox')]);
  expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
  screen.getByRole('button').focus();
  showPart({ height: 844 });
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

test('the field is shown again two frames later, when the sheet has its shape for the new window', async () => {
  render(<Sheet />);
  screen.getByRole('textbox').focus();
  await twoFrames();
  scrollIntoView.mockClear();
  showPart({ height: 390 });
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  await twoFrames();
  expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole('textbox'), screen.getByRole('textbox')]);
});

test('a browser without a visual viewport renders the sheet', () => {
  Object.assign(window, { visualViewport: null });
  render(<Sheet />);
  expect(hidden()).toEqual(['', '']);
});
