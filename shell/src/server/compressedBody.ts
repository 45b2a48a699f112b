import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { compression, type CompressionLevels, type Encoding, thoroughCompression } from './compression';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const compressAs = {
  br: (bytes: Buffer, levels: CompressionLevels) => brotliAsync(bytes, levels.br),
  gzip: (bytes: Buffer, levels: CompressionLevels) => gzipAsync(bytes, levels.gzip),
};

type Compressed = keyof typeof compressAs;

/** A body that can be sent in any encoding. */
export interface Body {
  bytes: Buffer;
  as(encoding: Encoding): Buffer | Promise<Buffer>;
}

/** The last of the thorough compressions: one runs at a time, so that no quick one waits behind several of them. */
let lastThorough: Promise<unknown> = Promise.resolve();

function compressThoroughly(bytes: Buffer, encoding: Compressed): Promise<Buffer> {
  const compressed = lastThorough.then(() => compressAs[encoding](bytes, thoroughCompression));
  lastThorough = compressed.catch(() => undefined);
  return compressed;
}

/**
 * A body that is compressed once for all visitors: quickly when it is first sent in an encoding, and then thoroughly for
 * later visitors.
 */
export function compressedBody(bytes: Buffer): Body {
  const compressed: Partial<Record<Compressed, Promise<Buffer>>> = {};
  const compress = (encoding: Compressed) => {
    const quick = compressAs[encoding](bytes, compression);
    quick
      .then(() => compressThoroughly(bytes, encoding))
      .then(
        (better) => {
          compressed[encoding] = Promise.resolve(better);
        },
        // Waiting requests get the error of the quick compression; the next request tries again.
        () => delete compressed[encoding],
      );
    return quick;
  };
  return {
    bytes,
    as: (encoding) => (encoding === 'identity' ? bytes : (compressed[encoding] ??= compress(encoding))),
  };
}
