/** @jest-environment jsdom */
import { useNavigate } from '@storefront/router';
import { renderInShell } from '@storefront/testing';
import { screen } from '@testing-library/react';
import { GroupTabs } from './GroupTabs';

beforeAll(() => {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  });
});

const scrollIntoView = jest.fn();

/**
 * A page with two sections and a link to the second. The link sets the window's URL, which the tests' router does not.
 */
function Page() {
  const navigate = useNavigate();
  const follow = () => {
    history.pushState(null, '', '/menu#supy');
    void navigate('/menu#supy');
  };
  return (
    <>
      <button type="button" onClick={follow}>
        К супам
      </button>
      <GroupTabs
        layout="bare"
        sections={[
          { id: 'rolly', title: 'Роллы' },
          { id: 'supy', title: 'Супы' },
        ]}
      />
      <section id="rolly" />
      <section id="supy" />
    </>
  );
}

function open(hash: string) {
  Element.prototype.scrollIntoView = scrollIntoView;
  scrollIntoView.mockClear();
  const url = `/menu${hash}`;
  history.replaceState(null, '', url);
  return renderInShell(<Page />, { url });
}

const tab = (name: string) => screen.findByRole('link', { name });

test('a link to a section of the open page makes it current and scrolls to it, each time', async () => {
  const { user } = open('');
  expect(await tab('Роллы')).toHaveAttribute('aria-current', 'true');
  expect(scrollIntoView).not.toHaveBeenCalled();
  for (let press = 0; press < 2; press += 1) {
    scrollIntoView.mockClear();
    await user.click(screen.getByRole('button', { name: 'К супам' }));
    expect(await tab('Супы')).toHaveAttribute('aria-current', 'true');
    expect(scrollIntoView.mock.contexts[0]).toBe(document.getElementById('supy'));
  }
});

test('the row of tabs scrolls until the current one is in its middle', async () => {
  const layout = (element: Element, values: Record<string, number>) => {
    for (const [name, value] of Object.entries(values)) Object.defineProperty(element, name, { value });
  };
  const { user } = open('');
  const row = screen.getByRole('navigation', { name: 'Группы меню' });
  const scrollTo = jest.fn();
  Object.assign(row, { scrollTo });
  layout(row, { offsetLeft: 20, clientWidth: 300 });
  layout(await tab('Супы'), { offsetLeft: 520, offsetWidth: 100 });
  await user.click(screen.getByRole('link', { name: 'Супы' }));
  expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ left: 400 }));
});

describe('arrows', () => {
  /** The styles for a mouse do not apply in jsdom. */
  const arrow = (name: string) => ({ name, hidden: true });

  /** Renders the tabs in a row of 300 px, on a device with or without a mouse. */
  function openRow({ hasMouse = true, isWide = true, contentWidth = 900 } = {}) {
    jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
      return { matches: query === '(hover: hover)' ? hasMouse : isWide } as MediaQueryList;
    });
    const scrollBy = jest.fn();
    Object.assign(globalThis, {
      ResizeObserver: class {
        constructor(private readonly report: () => void) {}
        observe(row: HTMLElement) {
          Object.defineProperty(row, 'clientWidth', { value: 300 });
          Object.defineProperty(row, 'scrollWidth', { value: contentWidth });
          Object.assign(row, { scrollBy });
          this.report();
        }
        disconnect() {}
      },
    });
    return { ...open(''), scrollBy };
  }
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(globalThis, 'ResizeObserver');
  });

  test('scroll tabs that are cut', async () => {
    const { user, scrollBy } = openRow();
    await user.click(await screen.findByRole('button', arrow('Следующие группы')));
    expect(scrollBy).toHaveBeenLastCalledWith(expect.objectContaining({ left: 240 }));
    await user.click(screen.getByRole('button', arrow('Предыдущие группы')));
    expect(scrollBy).toHaveBeenLastCalledWith(expect.objectContaining({ left: -240 }));
  });

  test.each([
    ['beside tabs that are all shown', { contentWidth: 300 }],
    ['on a touch screen, where the tabs are swiped', { hasMouse: false }],
    ['in a narrow window', { isWide: false }],
  ])('are not there %s', async (_, device) => {
    openRow(device);
    expect(await tab('Роллы')).toBeVisible();
    await import('./TabArrows');
    expect(screen.queryByRole('button', arrow('Следующие группы'))).not.toBeInTheDocument();
  });
});

test('the group of the address is current, and the address stays as it is', async () => {
  const replaced = jest.spyOn(history, 'replaceState');
  open('#supy');
  replaced.mockClear();
  expect(await tab('Супы')).toHaveAttribute('aria-current', 'true');
  // A reload while the URL is being replaced would lose the entry's state, and with it the reading place.
  expect(replaced).not.toHaveBeenCalled();
});
