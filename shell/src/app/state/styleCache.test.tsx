/** @jest-environment jsdom */
import { CacheProvider } from '@emotion/react';
import styled from '@emotion/styled';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createPageStyleCache, serverStylesAttribute } from './styleCache';

const Known = styled.p({ color: 'rgb(1, 1, 1)' });
const Fresh = styled.p({ color: 'rgb(2, 2, 2)' });

const show = (element: ReactElement) =>
  render(<CacheProvider value={createPageStyleCache(document)}>{element}</CacheProvider>);

/** The name of a style, as the server would write it. */
function nameOf(element: ReactElement): string {
  const { container, unmount } = show(element);
  const name = container.firstElementChild?.className.replace('css-', '') ?? '';
  unmount();
  document.head.replaceChildren();
  return name;
}

/** A style of the server: its colour differs from the rule that the browser would write. */
const serverStyle = (name: string) =>
  `<style ${serverStylesAttribute}>.css-${name}{color:rgb(9, 9, 9)}</style>`;

const rules = () =>
  [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

test('a style of the server stays where it is, and is not written again', () => {
  const name = nameOf(<Known />);
  document.head.innerHTML = `${serverStyle(name)}<meta name="after">`;
  const before = [...document.head.children];
  const moves = new MutationObserver(() => undefined);
  moves.observe(document.head, { childList: true });
  show(<Known>текст</Known>);
  expect(moves.takeRecords()).toEqual([]);
  expect([...document.head.children]).toEqual(before);
  expect(screen.getByText('текст')).toHaveStyle({ color: 'rgb(9, 9, 9)' });
});

test('a new style comes after the styles of the server, also after a style that arrived inside the app', () => {
  const name = nameOf(<Known />);
  document.head.innerHTML = serverStyle('1');
  document.body.innerHTML = `<div id="root">${serverStyle(name)}</div>`;
  show(<Fresh />);
  expect(document.querySelector('#root style')).toBeNull();
  expect(rules().map((rule) => /rgb\((\d)/.exec(rule)?.[1])).toEqual(['9', '9', '2']);
});

test('a new style has only the prefixes that supported browsers need', () => {
  const Fixed = styled.p({ display: 'flex', userSelect: 'none' });
  show(<Fixed />);
  expect(rules()).toEqual([
    expect.stringMatching(/\{ display: flex; -webkit-user-select: none; user-select: none; \}$/),
  ]);
});
