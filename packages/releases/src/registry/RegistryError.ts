/** A command of the registry failed; the message says why and what to do. */
export class RegistryError extends Error {
  override name = 'RegistryError';
}
