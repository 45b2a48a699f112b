import { Writable } from 'node:stream';

/**
 * Takes what React writes and hands it on in whole flushes: React cuts its chunks anywhere, even inside a tag,
 * but calls `flush` when what it wrote stands on its own. `take` gets each whole piece.
 */
export class HtmlStream extends Writable {
  #pieces: Buffer[] = [];
  readonly #take: (html: string) => void;

  constructor(take: (html: string) => void) {
    super();
    this.#take = take;
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void) {
    this.#pieces.push(chunk);
    done();
  }

  /** Called by React after each complete part. */
  flush() {
    if (this.#pieces.length === 0) return;
    const html = Buffer.concat(this.#pieces).toString('utf8');
    this.#pieces = [];
    this.#take(html);
  }

  override _final(done: () => void) {
    this.flush();
    done();
  }
}
