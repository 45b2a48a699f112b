import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyCompressOptions } from '@fastify/compress';
import { constants } from 'node:zlib';

/** The encodings of the shell, the preferred one first. */
const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number] | 'identity';

export interface CompressionLevels {
  br: { params: Record<number, number> };
  gzip: { level: number };
}

/** For a body that a visitor waits for. */
export const compression: CompressionLevels = {
  br: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  gzip: { level: 6 },
};

/**
 * For a body that is sent many times: a tenth smaller, in twenty times the time. Brotli 11 takes twice as long again to
 * save a hundredth.
 */
export const thoroughCompression: CompressionLevels = {
  br: { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } },
  gzip: { level: 9 },
};

/** For answers that are compressed while they are sent. Bodies of requests stay as they arrived. */
export const streamCompression: FastifyCompressOptions = {
  encodings: [...encodings],
  globalDecompression: false,
  // A page is a stream: each chunk must reach the browser and not wait in the compressor.
  zlibOptions: { ...compression.gzip, flush: constants.Z_SYNC_FLUSH },
  brotliOptions: { ...compression.br, flush: constants.BROTLI_OPERATION_FLUSH },
};

/**
 * The encoding for a request's `Accept-Encoding`, chosen as @fastify/compress chooses it for other answers. The negotiator
 * takes `*` for an encoding that the header refuses.
 */
export function encodingFor(header: string | undefined): Encoding {
  const accepted = (header ?? '').toLowerCase().replaceAll(/\s/g, '');
  const refused = new Set(accepted.split(',').map((part) => /^(\w+);(?:.*;)?q=0(?:\.0*)?$/.exec(part)?.[1]));
  const offered = encodings.filter((encoding) => !refused.has(encoding));
  return negotiate(accepted, offered) ?? 'identity';
}
