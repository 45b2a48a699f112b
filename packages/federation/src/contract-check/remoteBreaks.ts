import type { ContractTable, ReleaseRecord } from '../release/record';
import { isCompatible } from '../sharing/compatible';
import { sharedKeys } from '../sharing/sharedKeys';
import type { SharedVersions } from '../sharing/sharedVersions';

type Owned = Record<string, { owner: string }>;

const ownedBy = (table: Owned, owner: string) =>
  Object.keys(table).filter((id) => table[id]?.owner === owner);

/** Modules that the contract expects of this remote and it lacks, and modules that it has and the contract does not know. */
function moduleBreaks(kind: string, expected: string[], provided: string[]): string[] {
  return [
    ...expected.filter((id) => !provided.includes(id)).map((id) => `${kind} "${id}" is missing`),
    ...provided.filter((id) => !expected.includes(id)).map((id) => `${kind} "${id}" is not its own`),
  ];
}

function fingerprintBreaks(
  kind: string,
  built: Partial<Record<string, string>>,
  live: Partial<Record<string, string>>,
): string[] {
  return Object.entries(built).flatMap(([id, fingerprint]) => {
    if (live[id] === undefined) return [`${kind} "${id}" is unknown`];
    return live[id] === fingerprint ? [] : [`${kind} "${id}" has another schema than the shell's`];
  });
}

const fingerprints = (table: Record<string, { fingerprint: string }>) =>
  Object.fromEntries(Object.entries(table).map(([id, { fingerprint }]) => [id, fingerprint]));

function literalBreaks({ contract }: ReleaseRecord, live: ContractTable): string[] {
  const declared = new Set<string>([...Object.keys(contract.emits), ...Object.keys(contract.hears)]);
  return contract.eventLiterals.flatMap((name) => {
    if (live.events[name] === undefined) return [`its code names an unknown event "${name}"`];
    return declared.has(name) ? [] : [`its code names "${name}", which it neither emits nor hears`];
  });
}

function versionBreaks({ contract }: ReleaseRecord, provided: SharedVersions): string[] {
  return sharedKeys.flatMap((key) => {
    const [need, have] = [contract.sharedVersions[key], provided[key]];
    if (need === undefined) return [];
    if (have === undefined) return [`it needs ${key}, which the shell does not share`];
    return isCompatible(need, have) ? [] : [`it was built with ${key} ${need}, the shell has ${have}`];
  });
}

/** Breaks between a built remote and the contract that the shell was built with. */
export function remoteBreaks(record: ReleaseRecord, live: ContractTable, provided: SharedVersions): string[] {
  const { name, contract } = record;
  const [panels, widgets] = [fingerprints(live.panels), fingerprints(live.widgets)];
  const embedded = Object.assign({}, ...Object.values(contract.embeds)) as Record<string, string>;
  return [
    ...moduleBreaks('page', ownedBy(live.routes, name), contract.pages),
    ...moduleBreaks('panel', ownedBy(live.panels, name), Object.keys(contract.panels)),
    ...moduleBreaks('widget', ownedBy(live.widgets, name), Object.keys(contract.widgets)),
    ...fingerprintBreaks('panel', { ...contract.opens, ...contract.panels }, panels),
    ...fingerprintBreaks('widget', { ...embedded, ...contract.widgets }, widgets),
    ...fingerprintBreaks('event', { ...contract.emits, ...contract.hears }, live.events),
    ...literalBreaks(record, live),
    ...versionBreaks(record, provided),
  ].map((text) => `${name}: ${text}`);
}
