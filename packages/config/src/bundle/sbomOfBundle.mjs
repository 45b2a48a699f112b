import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteFolders, root } from '../workspace.mjs';

/** Its files are in `packages/tokens/dist`, and no script has them. */
const fontPackage = '@fontsource-variable/geologica';

/** A module of an npm package, where pnpm installs it: the version stands in the name of the folder above. */
const npmModule = /\/\.pnpm\/[^/]+?@([^/_]+)[^/]*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/**
 * The npm packages whose code is in the builds of the servers and the remotes, by their source maps.
 * @returns {string[]} `name@version`, also more than once
 */
function bundledPackages() {
  const builds = ['shell', 'packages/api-server', ...remoteFolders()].map((app) => join(root, app, 'dist'));
  const maps = builds.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      // The embedded database has maps of its own kind.
      .filter((path) => /\.[cm]?js\.map$/.test(path))
      .map((path) => join(folder, path)),
  );
  return maps.flatMap((file) => {
    /** @type {{ sources: string[] }} */
    const { sources } = JSON.parse(readFileSync(file, 'utf8'));
    return sources.flatMap((source) => {
      const [, version, name] = npmModule.exec(source) ?? [];
      return name ? [`${name}@${version}`] : [];
    });
  });
}

/**
 * The bill of materials of an archive, without the tools that make the bundles, which are dependencies of our packages too.
 * @param {{ copied: readonly string[], date: Date }} options packages in the archive beside the bundles, `name@version`
 */
export async function sbomOfBundle({ copied, date }) {
  // They need packages that the command installs first.
  const { listShippedPackages } = await import('../licences/listShippedPackages.mjs');
  const { makeSbom } = await import('../licences/makeSbom.mjs');
  const inArchive = new Set([...bundledPackages(), ...copied]);
  const shipped = await listShippedPackages();
  return makeSbom(
    shipped.filter(({ name, version }) => name === fontPackage || inArchive.has(`${name}@${version}`)),
    date,
  );
}
