import { collectOutput } from '../processes.mjs';
import { UserError } from '../userError.mjs';

/** @typedef {{ name: string, version: string, license: string, description?: string, homepage?: string }} ShippedPackage */

const deployables = ['@storefront/shell...', '@storefront/mf-*...', '@storefront/api-server...'];

/**
 * The npm packages that production runs: the dependencies of the servers and remotes, and of the workspace packages
 * in their bundles. Among them are the tools that make the bundles, dependencies of packages/federation.
 * @returns {Promise<ShippedPackage[]>}
 * @throws UserError when pnpm cannot list them.
 */
export async function listShippedPackages() {
  const filters = deployables.map((name) => `--filter=${name}`);
  const parameters = ['licenses', 'list', '--json', '--prod', ...filters];
  const { code, output } = await collectOutput('pnpm', parameters, { stdio: ['ignore', 'pipe', 'inherit'] });
  if (code !== 0) throw new UserError(`pnpm could not list the licences:\n${output}`);
  /** @type {Record<string, (Omit<ShippedPackage, 'version'> & { versions: string[] })[]>} */
  const byLicence = JSON.parse(output);
  return Object.values(byLicence).flatMap((packages) =>
    packages.flatMap(({ versions, ...rest }) => versions.map((version) => ({ ...rest, version }))),
  );
}
