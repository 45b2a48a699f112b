import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuildSources, ownDependencies } from './buildSources';
import { compile, type Diagnostic } from './compile';
import { type ExchangeChecks, exchangeChecks, type Side } from './exchangeChecks';
import {
  contracts,
  isShared,
  isTable,
  isTokenNames,
  linkNpmPackages,
  placeSources,
  type PlacedUnit,
  tokens,
} from './placeSources';
import { readIds, readUses } from './readUses';

/** A build of an app with its sources. */
export interface SourcedBuild {
  sources: BuildSources;
  provides: Record<'panels' | 'widgets', readonly string[]>;
}

/** The builds of a page whose sources are known, by the name of the app. */
export type SourcedPage = ReadonlyMap<string, SourcedBuild>;

/** A page that is live, and the same page with the candidate. */
export interface PageChange {
  /** The app whose build changes. */
  candidate: string;
  live: SourcedPage;
  next: SourcedPage;
}

/** The codes of values without a type, and of JSX without React's types. */
const missingTypes: readonly string[] = ['TS7006', 'TS7016', 'TS7026', 'TS7031', 'TS2875'];

/** Errors that do not concern another build: npm packages of another repository are absent, so their types are unknown. */
const isForeign = ({ code, text }: Diagnostic) =>
  missingTypes.includes(code) || (code === 'TS2307' && !text.includes("'@storefront/"));

/**
 * A manifest may have more modules than the shell knows, and fewer: missing ones are found by name. What the shell expects
 * of the manifest itself counts.
 */
const isOfManifest = ({ file, code, text }: Diagnostic) =>
  file.endsWith('/src/remote.ts') &&
  (code === 'TS2353' || (/^TS27(?:39|40|41)$/.test(code) && !text.includes("type 'RemoteManifest")));

interface Check {
  /** «checkout: it does not fit the shell» */
  sentence: string;
  next: PlacedUnit;
  live: PlacedUnit | undefined;
}

const textOf = ({ sources }: SourcedBuild, isSelected: (name: string, path: string) => boolean) =>
  JSON.stringify(
    Object.entries(sources.packages)
      .flatMap(([name, files]) =>
        Object.entries(files)
          .filter(([path]) => isSelected(name, path))
          .map(([path, text]) => [`${name} ${path}`, text]),
      )
      .sort(),
  );

/** Whether two builds know the same panels, widgets and events. */
const haveEqualTables = (one: SourcedBuild, other: SourcedBuild) => tablesOf(one) === tablesOf(other);
const tablesOf = (build: SourcedBuild) => textOf(build, (name, path) => name === contracts && isTable(path));

/** The names of the shared packages of a build, and of ours that they depend on. */
function namesOfShared({ packages }: BuildSources): Set<string> {
  const found = new Set<string>();
  const add = (name: string) => {
    const files = packages[name];
    if (!files || found.has(name)) return;
    found.add(name);
    ownDependencies(files).forEach(add);
  };
  Object.keys(packages).filter(isShared).forEach(add);
  return found;
}

/** The code of the shared packages, and the names of the tokens, that a build was checked with. */
function sharedOf({ sources }: SourcedBuild): string[] {
  const shared = namesOfShared(sources);
  return Object.entries(sources.packages).flatMap(([name, files]) =>
    Object.entries(files)
      .filter(
        ([path]) => path.startsWith('src/') && (shared.has(name) || (name === tokens && isTokenNames(path))),
      )
      .map(([path, text]) => `${name} ${path} ${text}`),
  );
}

/** Whether an app was checked with the shared packages that the shell has. An app need not depend on all of them. */
function wasCheckedWith(app: SourcedBuild, shell: SourcedBuild): boolean {
  const had = new Set(sharedOf(shell));
  return sharedOf(app).every((file) => had.has(file));
}

/** Whether an app opens, embeds or asks for something of a team. */
function isUser(app: SourcedBuild, team: string, builds: readonly SourcedBuild[]): boolean {
  const { opens, embeds, emits } = readUses(app.sources);
  const provided = new Set(builds.flatMap(({ provides }) => [...provides.panels, ...provides.widgets]));
  return (
    [...opens, ...embeds].some((id) => provided.has(id)) ||
    emits.some((event) => event.startsWith(`${team}:`) && event.endsWith('-requested'))
  );
}

/** The apps that are checked when `candidate` changes, each as it was and as it would be. */
function checksOf(
  { candidate, live, next }: PageChange,
  place: ReturnType<typeof placeSources>['place'],
): Check[] {
  const [after, before] = [next.get(candidate), live.get(candidate)];
  const shell = next.get('shell');
  if (!after || !shell) return [];
  const liveShell = live.get('shell') ?? shell;
  const unit = (app: SourcedBuild, on: SourcedBuild, owner?: SourcedBuild) =>
    place({
      app: app.sources,
      shell: on.sources,
      owner: owner && { name: candidate, sources: owner.sources },
    });
  const others = [...next].filter(([name]) => name !== candidate);
  if (candidate === 'shell') {
    if (before && wasCheckedWith(after, before) && wasCheckedWith(before, after)) return [];
    const unequal = others.filter(([, app]) => !wasCheckedWith(app, after));
    return unequal.map(([name, app]) => ({
      sentence: `${name}: it does not fit the shell`,
      next: unit(app, after, after),
      live: before && unit(app, before, before),
    }));
  }
  const own = (): Check => ({
    sentence: `${candidate}: it does not fit the shell`,
    next: unit(after, shell),
    live: before && unit(before, liveShell),
  });
  const onShell = wasCheckedWith(after, shell) ? [] : [own()];
  if (before && haveEqualTables(before, after)) return onShell;
  const unequal = others.filter(([, app]) => !haveEqualTables(app, after));
  const users = unequal.filter(([, app]) => isUser(app, candidate, before ? [before, after] : [after]));
  const around = users.map(
    ([name, app]): Check => ({
      sentence: `${name}: it does not fit ${candidate}`,
      next: unit(app, shell, after),
      live: unit(app, shell, before),
    }),
  );
  return [...onShell, ...around];
}

/** The exchanges between the builds of a page. */
function exchangesOf(
  page: SourcedPage,
  live: SourcedPage,
  candidate: string,
  place: ReturnType<typeof placeSources>['place'],
): ExchangeChecks | undefined {
  const shell = page.get('shell');
  if (!shell) return undefined;
  const ids = new Map<string, ReturnType<typeof readIds>>();
  const contractsOf = (build: SourcedBuild | undefined) => {
    if (!build) return undefined;
    const path = place({ app: build.sources, shell: shell.sources }).contracts;
    if (path) ids.set(path, readIds(build.sources));
    return path;
  };
  const sides = [...page].flatMap(([name, build]): Side[] => {
    const placed = contractsOf(build);
    if (!placed) return [];
    return [
      {
        name,
        contracts: placed,
        liveContracts: contractsOf(live.get(name)),
        uses: readUses(build.sources),
        provides: { panels: new Set(build.provides.panels), widgets: new Set(build.provides.widgets) },
      },
    ];
  });
  const host = sides.find(({ name }) => name === 'shell');
  const unknown = { panels: new Set<string>(), widgets: new Set<string>() };
  return host && exchangeChecks(sides, host, candidate, (path) => ids.get(path) ?? unknown);
}

/** A name or a file that the contracts of the shell take from the tables, which the tables of an app lack. */
const lacksTable = ({ code }: Diagnostic) => code === 'TS2305' || code === 'TS2307';

/** The errors of a unit, with a text that does not depend on where it was placed. */
function errorsIn(unit: PlacedUnit, found: readonly Diagnostic[]): { text: string; where: string }[] {
  const isIn = ({ file }: Diagnostic, folder: string) => file.startsWith(`${folder}/`);
  return found
    .filter(
      (one) =>
        unit.own.some((folder) => isIn(one, folder)) ||
        (unit.contracts !== undefined && isIn(one, unit.contracts) && lacksTable(one)),
    )
    .filter((one) => !isForeign(one) && !isOfManifest(one))
    .map(({ file, line, code, text }) => {
      const path = file.slice(file.indexOf('/') + 1);
      const stable = text.replaceAll(/import\("[^"]*\/[\da-f]{16}\//g, 'import("');
      return { text: `${path} ${code} ${stable}`, where: `${path}:${line}: ${stable}` };
    });
}

/**
 * Compiles the builds of each page with the candidate, and returns for each page what TypeScript refuses there and not on
 * the live page: the app's call of the shell, its use of another team's panel, widget or event. All pages are compiled at
 * once, and sources that several builds share only once.
 *
 * `modulesOf` names the folders beside which npm's packages are installed.
 */
export function typeBreaks(changes: readonly PageChange[], modulesOf: () => readonly string[]): string[][] {
  // TypeScript names files by their real paths.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'storefront-gate-')));
  try {
    const { place } = placeSources(folder);
    const work = changes.map((change, index) => {
      const exchanges = (['next', 'live'] as const).map((when) => {
        const checks = exchangesOf(change[when], change.live, change.candidate, place);
        const file = `exchanges-${index}-${when}.ts`;
        if (checks) writeFileSync(join(folder, file), checks.text);
        return checks && { file, ...checks };
      });
      return { checks: checksOf(change, place), exchanges };
    });
    const entries = work.flatMap(({ checks, exchanges }) => [
      ...checks.flatMap(({ next, live }) => [next.entry, ...(live ? [live.entry] : [])]),
      ...exchanges.flatMap((one) => (one && one.sentences.size > 0 ? [one.file] : [])),
    ]);
    if (entries.length === 0) return changes.map(() => []);
    linkNpmPackages(folder, modulesOf());
    const found = compile(folder, [...new Set(entries)]);
    return work.map(({ checks, exchanges: [after, before] }) => {
      const inUnits = checks.flatMap(({ sentence, next, live }) => {
        const known = new Set(live && errorsIn(live, found).map(({ text }) => text));
        return errorsIn(next, found)
          .filter(({ text }) => !known.has(text))
          .map(({ where }) => `${sentence}: ${where}`);
      });
      const refused = (checks: typeof after) =>
        found
          .filter(({ file }) => file === checks?.file)
          .map(
            ({ line, text }) =>
              `${checks?.sentences.get(line) ?? 'the tables of the contracts do not fit'}: ${text}`,
          );
      const known = new Set(refused(before));
      return [...new Set([...inUnits, ...refused(after).filter((text) => !known.has(text))])];
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
