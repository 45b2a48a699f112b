/**
 * A key that is equal for errors of the same cause: the type, the code and the place in the program of the innermost
 * cause. It is from a closed set, since messages may quote values. All errors of the driver come from one place: for an
 * error of a statement itself, and not of the database, the key has the call's route too.
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
