import parse from 'spdx-expression-parse';

/** Licences that require at most their text beside the copy. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
]);

/** Packages whose licence is not in the list. */
const exceptions = [
  {
    name: /^@img\/sharp-libvips-/,
    licence: 'LGPL-3.0-or-later',
    reason: 'unchanged, a shared library of its own file, which whoever runs it can replace',
  },
  {
    name: /^web-push$/,
    licence: 'MPL-2.0',
    reason: 'unchanged; its licence covers its own files only, whose source npm has',
  },
  {
    name: /^caniuse-lite$/,
    licence: 'CC-BY-4.0',
    reason: 'data by which the build chooses what browsers need; no bundle has it',
  },
];

/** @param {parse.Info} expression @returns {boolean} */
function isAllowed(expression) {
  if ('license' in expression) return allowed.has(expression.license) && !expression.exception;
  const sides = [expression.left, expression.right];
  return expression.conjunction === 'or' ? sides.some(isAllowed) : sides.every(isAllowed);
}

/** @param {string} licence as a package names it, which may be no SPDX expression */
function isAllowedText(licence) {
  try {
    return isAllowed(parse(licence));
  } catch {
    return false;
  }
}

/**
 * @param {readonly import('./listShippedPackages.mjs').ShippedPackage[]} packages
 * @returns {string[]} a line for each package whose licence is neither allowed nor an exception
 */
export function findForbiddenLicences(packages) {
  const isException = (/** @type {string} */ name, /** @type {string} */ licence) =>
    exceptions.some((exception) => exception.name.test(name) && exception.licence === licence);
  return packages
    .filter(({ name, license }) => !isAllowedText(license) && !isException(name, license))
    .map(({ name, version, license }) => `${name} ${version}: ${license}`);
}
