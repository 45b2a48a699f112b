import { writeFileSync } from 'node:fs';
import { findForbiddenLicences } from './findForbiddenLicences.mjs';
import { listShippedPackages } from './listShippedPackages.mjs';
import { makeSbom } from './makeSbom.mjs';

/** @typedef {import('./listShippedPackages.mjs').ShippedPackage} ShippedPackage */

/**
 * Writes the bill of materials of the shipped packages, and checks their licences.
 * @param {{ file: string, list?: () => Promise<readonly ShippedPackage[]> }} options
 * @returns {Promise<import('../stages.mjs').Outcome>}
 */
export async function checkLicences({ file, list = listShippedPackages }) {
  const packages = await list();
  if (packages.length === 0) return { outcome: 'failed', reason: 'No package is listed.' };
  writeFileSync(file, makeSbom(packages, new Date()));
  const forbidden = findForbiddenLicences(packages);
  if (forbidden.length === 0) return { outcome: 'passed' };
  const listOf = 'packages/config/src/licences/findForbiddenLicences.mjs';
  return { outcome: 'failed', reason: `Not in the list of ${listOf}:\n${forbidden.join('\n')}` };
}
