import { readFile } from 'node:fs/promises';
import { hashSource } from './html/policy';

/** The static page that is sent when nothing is rendered. It has no script and is read at the start. */
export interface LastResort {
  /** Rendering failed. */
  html: string;
  tooManyHtml: string;
  unreadableHtml: string;
  headers: Record<string, string>;
}

const messages = {
  tooManyTitle: 'Слишком много запросов',
  tooManyText: 'Подождите минуту и обновите страницу.',
  unreadableTitle: 'Неверный запрос',
  unreadableText: 'Проверьте адрес страницы.',
};

export const withText = (html: string, title: string, text: string) =>
  html.replaceAll(/(<(title|h1)>)[^<]*/g, `$1${title}`).replace(/<p>[^<]*/, `<p>${text}`);

/** @throws Error when the file is missing or has no `<main>`. */
export async function readLastResort(file: string): Promise<LastResort> {
  const html = await readFile(file, 'utf8');
  if (!html.includes('<main>')) throw new Error(`${file} has no <main>`);
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css = '']) => hashSource(css));
  return {
    html,
    tooManyHtml: withText(html, messages.tooManyTitle, messages.tooManyText),
    unreadableHtml: withText(html, messages.unreadableTitle, messages.unreadableText),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src ${styles.join(' ') || "'none'"}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
    },
  };
}
