import type { FileRules } from './endpoint';

export const megabyte = 1024 * 1024;

/** Of a body without pictures: the longest text of the contract is far below. */
const plainBytes = 256 * 1024;

/**
 * Bytes that the body of a call may have. One picture more than the contract allows fits, so that the contract's own
 * error message is the one that the customer reads.
 */
export const maxBodyBytes = (files?: FileRules): number =>
  files ? plainBytes + (files.max + 1) * (files.megabytes * megabyte + 1) : plainBytes;
