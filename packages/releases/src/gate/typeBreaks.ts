import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuildSources } from './buildSources';
import { compile, type Diagnostic } from './compile';
import { type ExchangeChecks, exchangeChecks, type Side, type Tables } from './exchangeChecks';
import { linkNpmPackages, placeSources, type PlacedUnit } from './placeSources';
import { readIds, type Uses } from './readUses';

/** A build of an app with its sources. */
interface SourcedBuild {
  sources: BuildSources;
  /** The names in its code, as its record lists them. */
  uses: Uses;
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

type Place = ReturnType<typeof placeSources>['place'];

interface Check {
  app: SourcedBuild;
  /** «checkout: it does not fit the shell» */
  sentence: string;
  next: PlacedUnit;
  live: PlacedUnit | undefined;
}

/** The apps that are checked when `candidate` changes, each as it was and as it would be. */
function checksOf({ candidate, live, next }: PageChange, place: Place): Check[] {
  const [after, before] = [next.get(candidate), live.get(candidate)];
  const shell = next.get('shell');
  if (!after || !shell) return [];
  const unit = (app: SourcedBuild, on: SourcedBuild, owner?: SourcedBuild) =>
    place({
      app: app.sources,
      shell: on.sources,
      owner: owner && { name: candidate, sources: owner.sources },
    });
  const others = [...next].filter(([name]) => name !== candidate);
  const onShell = () =>
    others.map(([name, app]): Check => {
      const sentence = `${name}: it does not fit the shell`;
      return { app, sentence, next: unit(app, after, after), live: before && unit(app, before, before) };
    });
  const ofRemote = (): Check[] => {
    const ofTeam = [before, after].flatMap((one) => [
      ...(one?.provides.panels ?? []),
      ...(one?.provides.widgets ?? []),
    ]);
    const isUser = ({ opens, embeds, emits }: Uses) =>
      [...opens, ...embeds].some((id) => ofTeam.includes(id)) ||
      emits.some((event) => event.startsWith(`${candidate}:`) && event.endsWith('-requested'));
    const ofUsers = others
      .filter(([, { uses }]) => isUser(uses))
      .map(([name, app]): Check => {
        const sentence = `${name}: it does not fit ${candidate}`;
        return { app, sentence, next: unit(app, shell, after), live: unit(app, shell, before) };
      });
    const sentence = `${candidate}: it does not fit the shell`;
    const own = { next: unit(after, shell), live: before && unit(before, live.get('shell') ?? shell) };
    return [{ app: after, sentence, ...own }, ...ofUsers];
  };
  // An app is left out when its sources are placed as on the live page, or as in its own type check.
  return (candidate === 'shell' ? onShell() : ofRemote()).filter(
    (check) => ![check.live?.entry, unit(check.app, check.app).entry].includes(check.next.entry),
  );
}

/** The exchanges between the builds of a page. */
function exchangesOf(
  page: SourcedPage,
  live: SourcedPage,
  candidate: string,
  place: Place,
): ExchangeChecks | undefined {
  const shell = page.get('shell');
  if (!shell) return undefined;
  const contractsOf = (build: SourcedBuild | undefined): Tables | undefined => {
    const folder = build && place({ app: build.sources, shell: shell.sources }).contracts;
    return build && folder ? { folder, ids: readIds(build.sources) } : undefined;
  };
  const sides = [...page].flatMap(([name, build]): Side[] => {
    const tables = contractsOf(build);
    return tables ? [{ ...build, name, tables, liveTables: contractsOf(live.get(name)) }] : [];
  });
  return exchangeChecks(sides, candidate);
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
