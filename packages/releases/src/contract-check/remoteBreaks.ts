import type { ContractTable, ReleaseRecord, ShellAssets } from '../release/record';
import { isCompatible } from '../sharing/compatible';
import { missingMembers } from '../sharing/sharedMembers';
import { missingNames } from '../sharing/sharedNames';
import { type SharedVersions, sharedKeys } from '../sharing/sharedKeys';

/** Names in the code that its manifest, and so its record, does not declare. */
function undeclaredBreaks({ contract }: ReleaseRecord): string[] {
  const events = new Set([...Object.keys(contract.emits), ...Object.keys(contract.hears)]);
  const widgets = new Set([...Object.keys(contract.embeds), ...Object.keys(contract.widgets)]);
  return [
    ...contract.eventLiterals
      .filter((event) => !events.has(event))
      .map((event) => `its code names the event "${event}", which it neither emits nor hears`),
    ...contract.widgetLiterals
      .filter((widget) => !widgets.has(widget))
      .map((widget) => `its code names the widget "${widget}", which it does not embed`),
  ];
}

function versionBreaks({ contract }: ReleaseRecord, provided: SharedVersions): string[] {
  return sharedKeys.flatMap((key) => {
    const [need, have] = [contract.sharedVersions[key], provided[key]];
    if (need === undefined) return [];
    if (have === undefined) return [`it needs ${key}, which the shell does not share`];
    return isCompatible(need, have) ? [] : [`it was built with ${key} ${need}, the shell has ${have}`];
  });
}

/** Names that it takes from shared packages and that the shell does not export: they would be `undefined`. */
function nameBreaks({ contract }: ReleaseRecord, { sharedNames, sharedMembers = {} }: ShellAssets): string[] {
  const names = missingNames(contract.sharedNames, (key, name) => {
    // A package that is not shared at all is one break, not one for each name.
    const exported = sharedNames[key];
    return !exported || exported.includes(name);
  });
  const members = missingMembers(contract.sharedMembers ?? {}, (key) => sharedMembers[key] ?? []);
  return [...names, ...members].map((name) => `it takes ${name}, which the shell does not export`);
}

/** Widgets that have come to need a script: a shell that takes them for static does not load it. */
function scriptBreaks({ name, contract }: ReleaseRecord, live: ContractTable): string[] {
  const { staticWidgets } = contract;
  if (!staticWidgets) return [];
  return Object.keys(contract.widgets)
    .filter(
      (id) => live.widgets[id]?.owner === name && live.widgets[id].isStatic && !staticWidgets.includes(id),
    )
    .map((id) => `widget "${id}" needs a script, which the shell does not load`);
}

/** Panels that have come to need a customer: a shell that takes them for public opens them for guests. */
function accessBreaks({ name, contract }: ReleaseRecord, live: ContractTable): string[] {
  return (contract.customerPanels ?? [])
    .filter((id) => live.panels[id]?.owner === name && live.panels[id].isCustomersOnly === false)
    .map((id) => `panel "${id}" needs a customer, and the shell opens it for guests`);
}

/** CSS variables that it uses and the shell does not define: what they style would have no colour, or no place. */
function styleBreaks({ contract }: ReleaseRecord, { cssVariables: defined }: ShellAssets): string[] {
  if (!defined) return [];
  return (contract.cssVariables ?? [])
    .filter((name) => !defined.includes(name))
    .map((name) => `it uses the CSS variable ${name}, which the shell does not define`);
}

/** Breaks of one built remote, whatever the other remotes are. */
export function remoteBreaks(record: ReleaseRecord, shell: ShellAssets): string[] {
  const { name } = record;
  const live = shell.contract;
  return [
    ...scriptBreaks(record, live),
    ...accessBreaks(record, live),
    ...undeclaredBreaks(record),
    ...versionBreaks(record, shell.sharedVersions),
    ...nameBreaks(record, shell),
    ...styleBreaks(record, shell),
  ].map((text) => `${name}: ${text}`);
}
