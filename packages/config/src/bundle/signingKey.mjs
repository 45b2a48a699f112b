import { readFileSync } from 'node:fs';
import { UserError } from '../userError.mjs';

/**
 * The private key that signs the releases in an archive, as PEM.
 * @returns {string}
 * @throws UserError when there is no key: a shell in production refuses releases that nothing signs.
 */
export function signingKey({ RELEASE_KEY: text, RELEASE_KEY_FILE: file } = process.env) {
  if (text || file) return text || readFileSync(String(file), 'utf8');
  throw new UserError(
    'RELEASE_KEY or RELEASE_KEY_FILE is missing: the releases in the archive have to be signed. docs/operating.md says how to make a key.',
  );
}
