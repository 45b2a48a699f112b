import { pipeline, type Readable, Transform } from 'node:stream';

/**
 * A body of exactly the announced length. A longer or shorter body ends with an error before a surplus byte has passed,
 * and the error closes the connection to the back end.
 */
export function exactBody(body: Readable, length: number): Readable {
  let left = length;
  const exact = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      left -= chunk.length;
      if (left < 0) done(new Error(`a body is longer than the announced ${length} bytes`));
      else done(null, chunk);
    },
    flush(done) {
      done(left > 0 ? new Error(`a body ended ${left} bytes before the announced ${length}`) : null);
    },
  });
  // The reader of the stream gets the error.
  pipeline(body, exact, () => undefined);
  return exact;
}
