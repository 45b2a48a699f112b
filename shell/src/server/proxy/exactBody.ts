import { pipeline, type Readable, Transform } from 'node:stream';

/**
 * A body of exactly the announced length. Any other, whatever changed it on its way here, ends with an error before a
 * surplus byte has passed, and so ends the connection that it was being sent by.
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
  // Its reader gets the error by the stream itself.
  pipeline(body, exact, () => undefined);
  return exact;
}
