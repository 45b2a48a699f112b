import { randomBytes } from 'node:crypto';
import type { PreparedPage } from '../prepare-page/preparePage';
import { type RenderPageOptions, renderPage } from './renderPage';

/** A page that was rendered as a whole. */
export interface Rendered {
  html: string;
  nonce: string;
}

/** Receives the document in chunks. */
export type OnChunk = (html: string, nonce: string) => void;

/** Renders with a nonce of its own. Undefined: a component was left to the browser. */
export async function renderWithNonce(
  page: PreparedPage,
  options: Omit<RenderPageOptions, 'nonce' | 'write'>,
  onChunk: OnChunk = () => undefined,
): Promise<Rendered | undefined> {
  const nonce = randomBytes(16).toString('base64');
  let html = '';
  const write = (chunk: string) => {
    html += chunk;
    onChunk(chunk, nonce);
  };
  const isComplete = await renderPage(page, { ...options, nonce, write });
  return isComplete ? { html, nonce } : undefined;
}
