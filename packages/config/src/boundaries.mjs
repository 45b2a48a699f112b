import { apart, appFolder, appLayers, keptBy, layers } from './layers.mjs';

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

/** Tests, and what stands beside them for their use. */
const tests = '(?:\\.test\\.tsx?$|/src/testing/)';

/** Of every package: all the packages that it may not import. @returns {Rule[]} */
function packageRules() {
  const known = [...layers.flat(), ...Object.keys(apart)];
  const allowed = new Map(
    layers.flatMap((layer, index) => layer.map((name) => [name, layers.slice(0, index).flat()])),
  );
  for (const [name, packages] of Object.entries(apart)) allowed.set(name, packages);
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
    'every package has its place in packages/config/src/layers.mjs',
    { path: '^packages/', pathNot: `^packages/${anyOf(known)}/` },
    {},
  );
  return [...rules, unknown];
}

/** What an app may import of the workspace. @returns {Rule[]} */
function appRules() {
  const production = layers.slice(0, -1).flat();
  return [
    forbid(
      'apps-meet-only-in-packages',
      'a remote or the shell is imported by nobody; remotes meet at run time',
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
      'tests of an app may import the testing package beside those',
      { path: `^${appFolder}/.*${tests}` },
      { path: '^packages/', pathNot: `^packages/${anyOf(layers.flat())}/` },
    ),
  ];
}

/** Inside an app: upwards never, sideways never, a feature by its door. @returns {Rule[]} */
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
      'slices-stay-apart',
      'a page, panel or widget does not import another; what they share is a feature',
      { path: `^(${appFolder})/src/(pages|panels|widgets)/([^/]+)/` },
      { path: '^$1/src/(?:pages|panels|widgets)/', pathNot: '^$1/src/$2/$3/' },
    ),
    forbid(
      'features-stay-apart',
      'a feature does not import another; a page or panel puts them together',
      { path: `^(${appFolder})/src/features/([^/]+)/` },
      { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    ),
    forbid(
      'feature-has-a-door',
      'a feature is entered by its index.ts; only a lazy chunk may stand behind it',
      { path: `^(${appFolder})/src/(?!features/)`, pathNot: tests },
      {
        path: '^$1/src/features/[^/]+/',
        pathNot: '^$1/src/features/[^/]+/index\\.ts$',
        dependencyTypesNot: ['dynamic-import'],
      },
    ),
  ];
}

/** What holds everywhere. @returns {Rule[]} */
function generalRules() {
  return [
    forbid('no-cycles', 'what goes in a circle cannot be read or loaded in an order', {}, { circular: true }),
    forbid('resolvable', 'an import that leads nowhere', {}, { couldNotResolve: true }),
    forbid(
      'tests-stay-tests',
      'only tests import what is made for tests',
      { path: `^(?:${appFolder}|packages/(?!testing/|e2e/)[^/]+)/`, pathNot: tests },
      { path: `^(?:${appFolder}|packages/[^/]+)/.*${tests}` },
    ),
    forbid(
      'packages-by-name',
      'a package is imported by its name: what it does not export is its own business',
      { path: `^(${appFolder}|packages/[^/]+)/` },
      { path: '^packages/', pathNot: '^$1/', dependencyTypes: ['local'] },
    ),
    forbid(
      'start-needs-nothing',
      'the commands run on a fresh clone, before anything is installed',
      { path: '^packages/config/', pathNot: [tests, '/jest\\.setup\\.mjs$'] },
      { path: 'node_modules' },
    ),
    forbid(
      'zod-mini',
      "`import * as z from 'zod/mini'`: the other entry costs 86 kB more in the browser",
      { path: '^(?:shell|mf-|packages/)' },
      { path: 'node_modules/zod/(?:index|v4/(?:index|classic/))' },
    ),
    ...Object.entries(keptBy).map(([keeper, packages]) =>
      forbid(
        `kept-by-${keeper}`,
        `only packages/${keeper} imports ${packages.join(', ')}`,
        { path: '^(?:shell|mf-|packages/)', pathNot: `^packages/${keeper}/` },
        { path: `(?:^|node_modules/)${anyOf(packages)}(?:/|$)`, pathNot: '^packages/' },
      ),
    ),
  ];
}

/** Every rule of who may import whom (style, «Who may import whom»). */
export const boundaries = [...packageRules(), ...appRules(), ...sliceRules(), ...generalRules()];
