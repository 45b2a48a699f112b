/** @jest-environment jsdom */
import { type Answer, renderInShell, setOnline } from '@storefront/testing';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { ArticleList } from './features/article-list';
import { ArticlePage } from './features/article-page';
import AboutPage from './pages/about/AboutPage';
import LandingPage from './pages/landing/LandingPage';
import PromoPage from './pages/promo/PromoPage';
import PromoRulesPage from './pages/promo-rules/PromoRulesPage';
import PromoPanel from './panels/promo/PromoPanel';
import { blogSection } from './shared/articles/articleSections';
import { now, promoPaths, rawPromo } from './testing/rawPromo';
import { answers as landingAnswers } from './testing/testLandings';

const article = { id: 1, slug: 'ramen', name: 'Рамен дома' };
const answers: Record<string, Answer> = {
  ...landingAnswers,
  [promoPaths.list]: () => [rawPromo()],
  [promoPaths.one]: () => rawPromo(),
  '/api/blogs/': () => [article],
  '/api/blogs/{slug}/': () => article,
};

beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(now));
afterEach(() => jest.restoreAllMocks());
beforeEach(() => setOnline(false));
afterEach(() => setOnline(true));

test.each<[string, () => ReactElement, string]>([
  ['a promotion’s page', () => <PromoPage params={{ slug: '7' }} />, 'Моти в подарок'],
  ['a promotion’s panel', () => <PromoPanel slug="7" />, 'Моти в подарок'],
  ['the rules of promotions', () => <PromoRulesPage />, 'Моти в подарок'],
  ['a landing', () => <LandingPage params={{ '*': 'zima' }} />, 'Зима в миске'],
  ['a page of text', () => <AboutPage />, 'О компании'],
  ['an article', () => <ArticlePage section={blogSection} params={{ slug: 'ramen' }} />, 'Рамен дома'],
  ['the list of articles', () => <ArticleList section={blogSection} />, 'Рамен дома'],
])('%s says that there is no network, and loads when it is back', async (_, view, loaded) => {
  renderInShell(view(), { answers });
  expect(await screen.findByText('Нет сети. Загрузим, когда она появится')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull();
  await setOnline(true);
  expect((await screen.findAllByText(loaded))[0]).toBeVisible();
});
