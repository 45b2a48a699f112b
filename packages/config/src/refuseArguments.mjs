import { UserError } from './userError.mjs';

/**
 * For a command without arguments, before it begins work that takes minutes.
 * @param {string} command as it is typed
 * @throws UserError when it was given one.
 */
export function refuseArguments(command) {
  const [unknown] = process.argv.slice(2);
  if (unknown === undefined) return;
  throw new UserError(`Unknown argument ${unknown}. \`${command}\` has none; the README says what it does.`);
}
