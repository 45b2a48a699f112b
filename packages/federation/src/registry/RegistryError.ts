/** A verb of the registry cannot be carried out; the message says why and what to do. */
export class RegistryError extends Error {
  override name = 'RegistryError';
}
