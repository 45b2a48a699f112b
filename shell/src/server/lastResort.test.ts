import { join } from 'node:path';
import { readLastResort } from './lastResort';

const file = join(__dirname, '../../static/last-resort.html');

test('the page names the failure and links on, with no script and nothing to fetch', async () => {
  const { html, headers } = await readLastResort(file);
  expect(html).toContain('Сервер не доступен');
  expect(html).toContain('Уже разбираемся с проблемой, скоро все заработает!');
  expect(html).toMatch(/href="">Обновить/);
  expect(html).toMatch(/href="\/">На главную/);
  expect(html).not.toMatch(/<script|\son\w+=|https?:|<link|<img/);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
});
