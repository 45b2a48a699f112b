/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useReadingPlace } from './useReadingPlace';

/** A panel whose body scrolls while the window is high enough; in landscape, the whole panel scrolls. */
function Panel() {
  const sheet = useRef<HTMLDivElement>(null);
  useReadingPlace(sheet);
  return (
    <div ref={sheet} data-testid="sheet">
      <div data-testid="body">
        <div style={{ position: 'sticky', top: 0 }}>
          <button type="button">tab</button>
        </div>
        <p>read</p>
        <p>being read</p>
        <textarea />
      </div>
    </div>
  );
}

const layout = (element: Element, values: Partial<Record<keyof Element, number>>) => {
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(element, name, { value, configurable: true, writable: true });
};
const scrollIntoView = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = function (this: Element) {
    scrollIntoView(this.textContent || this.localName);
  };
});
afterEach(() => jest.useRealTimers());

function resize() {
  fireEvent(window, new Event('resize'));
  jest.runAllTimers();
}

/** Renders the panel, scrolled so that its second line is the first visible line. */
function renderScrolled() {
  render(<Panel />);
  layout(screen.getByTestId('sheet'), { clientHeight: 740 });
  const body = screen.getByTestId('body');
  const tops = { read: -40, 'being read': 70 };
  body.getBoundingClientRect = () => new DOMRect(0, 64, 360, 600);
  const tab = screen.getByText('tab');
  for (const stuck of [tab, tab.parentElement ?? tab])
    stuck.getBoundingClientRect = () => new DOMRect(0, 64, 360, 4);
  for (const [text, top] of Object.entries(tops))
    screen.getByText(text).getBoundingClientRect = () => new DOMRect(0, top, 360, 40);
  layout(body, { clientHeight: 600, scrollHeight: 2000, scrollTop: 900 });
  fireEvent.scroll(body);
  jest.runAllTimers();
  return body;
}

test('the text that was being read stays on the screen when another element becomes the scroller', () => {
  const body = renderScrolled();
  layout(body, { clientHeight: 2000, scrollTop: 0 });
  resize();
  expect(scrollIntoView.mock.calls).toEqual([['being read']]);
});

test('the text stays on the screen when its element stops scrolling after the resize event', () => {
  const body = renderScrolled();
  fireEvent(window, new Event('resize'));
  layout(body, { clientHeight: 2000, scrollTop: 0 });
  jest.runAllTimers();
  expect(scrollIntoView.mock.calls).toEqual([['being read']]);
});

test('the focused field stays on the screen too', () => {
  const body = renderScrolled();
  screen.getByRole('textbox').focus();
  layout(body, { clientHeight: 2000, scrollTop: 0 });
  resize();
  expect(scrollIntoView.mock.calls).toEqual([['being read'], ['textarea']]);
});

test('an element that still scrolls keeps its place by itself', () => {
  const body = renderScrolled();
  resize();
  layout(body, { scrollTop: 0 });
  fireEvent.scroll(body);
  jest.runAllTimers();
  resize();
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test('neither a text area nor an element that has just stopped scrolling changes the reading place', () => {
  const body = renderScrolled();
  layout(screen.getByRole('textbox'), { clientHeight: 60, scrollHeight: 90 });
  fireEvent.scroll(screen.getByRole('textbox'));
  jest.runAllTimers();
  layout(body, { clientHeight: 2000, scrollTop: 0 });
  fireEvent.scroll(body);
  jest.runAllTimers();
  resize();
  expect(scrollIntoView.mock.calls).toEqual([['being read']]);
});
