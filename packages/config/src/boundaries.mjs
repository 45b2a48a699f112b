import { appFolder, appLayers, layers, restrictedImports, standalonePackages } from './layers.mjs';

/** @typedef {{ name: string, comment: string, severity: 'error', from: object, to: object }} Rule */

/** @param {readonly string[]} names */
const anyOf = (names) => `(?:${names.join('|')})`;

/**
 * @param {string} name
 * @param {string} comment
 * @param {object} from
 * @param {object} to
 * @returns {Rule}
 */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Test files and the code written for them. */
const tests = '(?:\\.test\\.tsx?$|\\bsrc/testing/)';

/** Code that is loaded after the installation. */
const licences = '^packages/config/src/licences/';

/** The page of the kit and the examples that it shows. */
const kitPage = '(?:\\.examples\\.tsx$|^packages/ui/src/kit-page/)';

/** One rule per package: which packages it may not import. @returns {Rule[]} */
function packageRules() {
  const known = [...layers.flat(), ...Object.keys(standalonePackages)];
  const allowed = new Map(
    layers.flatMap((layer, index) => layer.map((name) => [name, layers.slice(0, index).flat()])),
  );
  for (const [name, packages] of Object.entries(standalonePackages)) allowed.set(name, packages);
  const rules = known.map((name) => {
    const mayImport = [name, ...(allowed.get(name) ?? [])];
    return forbid(
      `package-${name}`,
      `packages/${name} may import ${mayImport.slice(1).join(', ') || 'no other package'}`,
      { path: `^packages/${name}/` },
      { path: `^(?:packages/(?!${anyOf(mayImport)}/)|${appFolder}/)` },
    );
  });
  const unknown = forbid(
    'package-is-listed',
    'every package is listed in packages/config/src/layers.mjs',
    { path: '^packages/', pathNot: `^packages/${anyOf(known)}/` },
    {},
  );
  return [...rules, unknown];
}

/** Which workspace packages an app may import. @returns {Rule[]} */
function appRules() {
  const production = layers.slice(0, -1).flat();
  return [
    forbid(
      'apps-meet-only-in-packages',
      'no code imports a remote or the shell; remotes are loaded at run time',
      { path: `^(${appFolder})/` },
      { path: `^${appFolder}/`, pathNot: '^$1/' },
    ),
    forbid(
      'app-imports-production-packages',
      `an app imports ${production.join(', ')}`,
      { path: `^${appFolder}/`, pathNot: tests },
      { path: '^packages/', pathNot: `^packages/${anyOf(production)}/` },
    ),
    forbid(
      'app-tests-import-testing',
      'tests of an app may also import the testing and the config package',
      { path: `^${appFolder}/.*${tests}` },
      { path: '^packages/', pathNot: `^packages/${anyOf([...layers.flat(), 'config'])}/` },
    ),
  ];
}

/** Inside an app: no import of a higher layer or a sibling slice, and features only by index.ts. @returns {Rule[]} */
function sliceRules() {
  const upwards = appLayers.map((layer, index) => {
    const above = [...appLayers.slice(0, index).flat(), ...(index > 1 ? ['remote\\.ts$'] : [])];
    return { layer, above };
  });
  return [
    ...upwards
      .filter(({ above }) => above.length > 0)
      .map(({ layer, above }) =>
        forbid(
          `${layer[0]}-imports-nothing-above`,
          `${layer.join(', ')} may not import ${above.join(', ')}`,
          { path: `^(${appFolder})/src/${anyOf(layer)}/` },
          { path: `^$1/src/${anyOf(above)}` },
        ),
      ),
    forbid(
      'slices-are-independent',
      'a page, panel or widget does not import another; shared code is a feature',
      { path: `^(${appFolder})/src/(pages|panels|widgets)/([^/]+)/` },
      { path: '^$1/src/(?:pages|panels|widgets)/', pathNot: '^$1/src/$2/$3/' },
    ),
    forbid(
      'features-are-independent',
      'a feature does not import another; a page or panel combines them',
      { path: `^(${appFolder})/src/features/([^/]+)/` },
      { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    ),
    forbid(
      'feature-entered-by-index',
      'a feature is imported by its index.ts; only a dynamic import may name another file',
      { path: `^(${appFolder})/src/(?!features/)`, pathNot: tests },
      {
        path: '^$1/src/features/[^/]+/',
        pathNot: '^$1/src/features/[^/]+/index\\.ts$',
        dependencyTypesNot: ['dynamic-import'],
      },
    ),
  ];
}

/** Rules for the whole workspace. @returns {Rule[]} */
function generalRules() {
  return [
    forbid('no-cycles', 'modules in a cycle have no order to read or load them in', {}, { circular: true }),
    forbid('resolvable', 'every import resolves to a file', {}, { couldNotResolve: true }),
    forbid(
      'only-tests-import-tests',
      'only tests import test code',
      { path: `^(?:${appFolder}|packages/(?!testing/|e2e/)[^/]+)/`, pathNot: tests },
      { path: `^(?:${appFolder}|packages/[^/]+)/.*${tests}` },
    ),
    forbid(
      'only-the-kit-page-imports-examples',
      'examples and the page of the kit are code for development; no build contains them',
      { path: `^(?:${appFolder}|packages)/`, pathNot: [tests, kitPage] },
      { path: kitPage },
    ),
    forbid(
      'packages-by-name',
      'a package is imported by its name; files it does not export are private',
      { path: `^(${appFolder}|packages/[^/]+)/` },
      { path: '^packages/', pathNot: '^$1/', dependencyTypes: ['local'] },
    ),
    forbid(
      'commands-need-no-install',
      'the commands run on a fresh clone, before anything is installed',
      { path: '^packages/config/', pathNot: [tests, '/(?:jest\\.setup|LongestFirst)\\.mjs$', licences] },
      { path: 'node_modules' },
    ),
    forbid(
      'licences-after-install',
      'the check of licences needs what is installed: the stage loads it when it runs',
      { path: '^packages/config/', pathNot: [tests, licences] },
      { path: licences, dynamic: false },
    ),
    forbid(
      'zod-mini',
      "`import * as z from 'zod/mini'`: the other entry costs 86 kB more in the browser",
      { path: '^(?:shell|mf-|packages/)' },
      { path: 'node_modules/zod/(?:index|v4/(?:index|classic/))' },
    ),
    ...Object.entries(restrictedImports).map(([owner, packages]) =>
      forbid(
        `restricted-to-${owner}`,
        `only packages/${owner} imports ${packages.join(', ')}`,
        { path: '^(?:shell|mf-|packages/)', pathNot: `^packages/${owner}/` },
        { path: `(?:^|node_modules/)${anyOf(packages)}(?:/|$)`, pathNot: '^packages/' },
      ),
    ),
  ];
}

/** All import rules. */
export const boundaries = [...packageRules(), ...appRules(), ...sliceRules(), ...generalRules()];
