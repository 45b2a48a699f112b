/**
 * What an error has in common with others of the same cause: its type, its code and the place in the program that it comes
 * from, all of the innermost cause. A closed set, since messages may quote values.
 */
export function errorKind(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  if (error.cause instanceof Error) return errorKind(error.cause);
  const { code } = error as { code?: unknown };
  const [place = ''] = /^ {4}at .*$/m.exec(error.stack ?? '') ?? [];
  return [error.constructor.name, typeof code === 'string' ? code : '', place.trim()].join(' ');
}
