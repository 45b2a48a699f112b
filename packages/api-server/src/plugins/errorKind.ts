/**
 * What an error has in common with others of the same cause: its type, its code and the place in the program that it comes
 * from, all of the innermost cause. A closed set, since messages may quote values. Errors of the driver all come from one
 * place: those of a statement itself, and not of the database, are distinguished by the call's route too.
 */
export function errorKind(error: unknown, route = ''): string {
  if (!(error instanceof Error)) return typeof error;
  if (error.cause instanceof Error) return errorKind(error.cause, route);
  const { code } = error as { code?: unknown };
  const isOfStatement = typeof code === 'string' && /^(?:2[123]|42|57014)/.test(code);
  const [place = ''] = /^ {4}at .*$/m.exec(error.stack ?? '') ?? [];
  return [
    error.constructor.name,
    typeof code === 'string' ? code : '',
    place.trim(),
    isOfStatement ? route : '',
  ].join(' ');
}
