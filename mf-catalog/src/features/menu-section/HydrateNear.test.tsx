/** @jest-environment jsdom */
import { Router, useLocation } from '@storefront/router';
import { act, render, screen } from '@testing-library/react';
import { startTransition, useEffect, useRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { HydrateNear } from './HydrateNear';

let comeNear: (() => void) | undefined;

class FakeObserver {
  constructor(listener: IntersectionObserverCallback) {
    comeNear = () => listener([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
  }
  observe() {}
  disconnect() {
    comeNear = undefined;
  }
}

const top = jest.fn(() => 0);
const rendered = jest.fn();

beforeEach(() => {
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockImplementation(() => ({ top: top(), bottom: top() + 100 }) as DOMRect);
  rendered.mockClear();
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  document.body.replaceChildren();
});

function Counter({ step }: { step: number }) {
  const [count, setCount] = useState(0);
  if (document.body.dataset['server'] === undefined) rendered();
  return (
    <button type="button" onClick={() => setCount(count + step)}>
      {`${count} по ${step}`}
    </button>
  );
}

const navigator = { createHref: String, push: jest.fn(), replace: jest.fn(), go: jest.fn() };
const place = (key: string, hash: string) => ({ pathname: '/', search: '', state: null, key, hash });

/** `goesTo`: a section to which the visitor goes as soon as the page is hydrated. */
function Site({ goesTo }: { goesTo?: string | undefined }) {
  const [location, setLocation] = useState(() => place('default', ''));
  useEffect(() => {
    if (goesTo) startTransition(() => setLocation(place('next', goesTo)));
  }, [goesTo]);
  return (
    <Router location={location} navigator={navigator}>
      <Page />
    </Router>
  );
}

function Page() {
  const { hash } = useLocation();
  const root = useRef<HTMLElement>(null);
  const [step, setStep] = useState(1);
  return (
    <section ref={root} data-hash={hash}>
      <button type="button" onClick={() => setStep(2)}>
        шаг
      </button>
      <HydrateNear within={root}>
        <Counter step={step} />
      </HydrateNear>
    </section>
  );
}

/** Hydrates the page with its part at this distance from the top of the viewport, which is 768 px high. */
async function hydrate(distance: number, goesTo?: string) {
  top.mockReturnValue(distance);
  const container = document.body.appendChild(document.createElement('div'));
  document.body.dataset['server'] = '';
  container.innerHTML = renderToString(<Site />);
  delete document.body.dataset['server'];
  await act(async () => void render(<Site goesTo={goesTo} />, { container, hydrate: true }));
}

const counter = () => screen.getByRole('button', { name: / по / });

test.each([
  ['above the viewport by less than its height', -700, 1],
  ['above the viewport by more', -1000, 0],
  ['below it by less than its height', 1500, 1],
  ['below it by more', 1600, 0],
])('content %s, its top at %d px, is rendered %d times at the start', async (_, distance, times) => {
  await hydrate(distance);
  expect(counter()).toHaveTextContent('0 по 1');
  expect(rendered).toHaveBeenCalledTimes(times);
});

test('a part that comes near is hydrated', async () => {
  await hydrate(5000);
  await act(async () => comeNear?.());
  expect(rendered).toHaveBeenCalledTimes(1);
  expect(comeNear).toBeUndefined();
});

test('a press in a part that waits is not lost', async () => {
  await hydrate(5000);
  await act(async () => counter().click());
  expect(counter()).toHaveTextContent('1 по 1');
});

test('new props reach a part that waits', async () => {
  await hydrate(5000);
  const html = counter();
  await act(async () => screen.getByText('шаг').click());
  expect(counter()).toHaveTextContent('0 по 2');
  expect(counter()).toBe(html);
});

test('a navigation before a part is first rendered is not held back by it', async () => {
  await hydrate(5000, '#supy');
  expect(counter().parentElement).toHaveAttribute('data-hash', '#supy');
});
