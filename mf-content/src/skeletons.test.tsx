/** @jest-environment jsdom */
import { renderInShell } from '@storefront/testing';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { ArticlePage } from './features/article-page';
import { PromoCardSkeleton } from './features/promo-card';
import { PromoTextSkeleton } from './features/promo-details';
import HistoryPage from './pages/history/HistoryPage';
import LandingPage from './pages/landing/LandingPage';
import PromoRulesPage from './pages/promo-rules/PromoRulesPage';
import { blogSection } from './shared/articles/articleSections';

const pending = () => new Promise(() => undefined);
const paths = ['/api/blogs/', '/api/blogs/{slug}/', '/api/history-all/', '/api/landings/', '/api/promos/'];
const answers = Object.fromEntries(paths.map((path) => [path, pending]));
const loading = (page: ReactElement) => renderInShell(page, { answers }).container;

test.each<[string, () => HTMLElement]>([
  ['an article', () => loading(<ArticlePage section={blogSection} params={{ slug: 'ramen' }} />)],
  ['the history', () => loading(<HistoryPage />)],
  ['a landing', () => loading(<LandingPage params={{ '*': 'zima' }} />)],
  ['the rules of promotions', () => loading(<PromoRulesPage />)],
  ['the card of a promotion', () => render(<PromoCardSkeleton />).container],
  ['the text of a promotion', () => render(<PromoTextSkeleton />).container],
])('the lines in place of %s stand as far apart as those of its text, 24 px', (_, show) => {
  const lines = [...show().querySelectorAll('[data-shape=text] + [data-shape=text]')];
  expect(lines).not.toEqual([]);
  for (const line of lines) {
    const [own, parent] = [line, line.parentElement as Element].map((element) => getComputedStyle(element));
    // Margins of blocks in normal flow would collapse.
    expect(parent?.display).toMatch(/^(flex|grid)$/);
    const sizes = [own?.height, own?.marginTop, own?.marginBottom, parent?.gap || '0'].map((size) =>
      Number.parseFloat(size ?? ''),
    );
    expect(sizes.reduce((sum, size) => sum + size)).toBe(24);
  }
});
