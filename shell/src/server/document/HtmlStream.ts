import { Writable } from 'node:stream';

/**
 * Collects the output of React between two flushes and passes it on as one piece. React splits its chunks anywhere, even
 * inside a tag, but calls `flush` whenever the HTML so far is complete.
 */
export class HtmlStream extends Writable {
  #chunks: Buffer[] = [];
  readonly #onHtml: (html: string) => void;

  constructor(onHtml: (html: string) => void) {
    super();
    this.#onHtml = onHtml;
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void) {
    this.#chunks.push(chunk);
    done();
  }

  flush() {
    if (this.#chunks.length === 0) return;
    const html = Buffer.concat(this.#chunks).toString('utf8');
    this.#chunks = [];
    this.#onHtml(html);
  }

  override _final(done: () => void) {
    this.flush();
    done();
  }
}
