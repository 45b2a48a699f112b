import type { Uses } from './readUses';

type Table = 'panels' | 'widgets' | 'events';

/** The tables of a build. */
export interface Tables {
  /** The folder of its contracts, below the compiled folder. */
  folder: string;
  ids: Record<Table, ReadonlySet<string>>;
}

/** A build as a side of an exchange. */
export interface Side {
  name: string;
  tables: Tables;
  /** Those of the same team's build that is live. */
  liveTables: Tables | undefined;
  uses: Uses;
  provides: Record<'panels' | 'widgets', readonly string[]>;
}

/** One exchange: data of `table[id]` that `sender` sends and `receiver` takes. */
interface Exchange {
  sender: Side;
  receiver: Side;
  table: Table;
  id: string;
}

const nouns = { panels: 'panel', widgets: 'widget', events: 'event' } as const;

/** The types of what is sent: the parameters of a panel, the props of a widget, the payload of an event. */
const types = `
interface Schema { _zod: { output: unknown } }
/** A schema without fields has the type of an object that may have none; a receiver ignores what it does not know. */
type Open<T> = string extends keyof T ? ([T[string & keyof T]] extends [never] ? object : T) : T;
type Sent<Entry> = Open<Output<Entry>>;
type Output<Entry> = Entry extends { params: infer S extends Schema } | { props: infer S extends Schema } ? S['_zod']['output']
  : Entry extends Schema ? Entry['_zod']['output'] : unknown;
type Part<T> = T extends readonly (infer Item)[] ? Item : T extends (payload: infer Payload) => void ? Payload : NonNullable<T>;
/** Fields that the sender renamed and the receiver knows by their old name. */
type Renamed<Live, Next, Taken> =
  string extends keyof Live | keyof Next | keyof Taken ? never : [Live, Next, Taken] extends [object, object, object] ? RenamedIn<Live, Next, Taken, keyof Live & keyof Next & keyof Taken> : never;
type RenamedIn<Live, Next, Taken, Common extends keyof Live & keyof Next & keyof Taken> =
  | ([Exclude<keyof Live & keyof Taken, keyof Next>] extends [never] ? never
    : [Exclude<keyof Next, keyof Live | keyof Taken>] extends [never] ? never
    : { noLongerSent: Exclude<keyof Live & keyof Taken, keyof Next>; notTaken: Exclude<keyof Next, keyof Live | keyof Taken> })
  | ([Common] extends [never] ? never
    : { [Key in Common]: Renamed<Part<Live[Key]>, Part<Next[Key]>, Part<Taken[Key]>> }[Common]);
`;

function exchangesOf(sides: readonly Side[]): Exchange[] {
  const shell = sides.find(({ name }) => name === 'shell');
  const between = (sender: Side, receiver: Side, table: Table, ids: readonly string[]) =>
    ids.map((id): Exchange => ({ sender, receiver, table, id }));
  return sides.flatMap((sender) => {
    const { opens, embeds, emits } = sender.uses;
    // The shell parses the parameters of each panel and passes on those that it knows.
    const throughShell = shell && sender !== shell ? between(sender, shell, 'panels', opens) : [];
    const direct = sides.flatMap((receiver) => {
      if (receiver === sender) return [];
      const { provides, uses } = receiver;
      const panels = provides.panels.filter((id) => sender === shell || opens.includes(id));
      const widgets = embeds.filter((id) => provides.widgets.includes(id));
      const events = emits.filter((event) => uses.hears.includes(event));
      return [
        ...between(sender, receiver, 'panels', panels),
        ...between(sender, receiver, 'widgets', widgets),
        ...between(sender, receiver, 'events', events),
      ];
    });
    return [...throughShell, ...direct];
  });
}

/** A generated file, and the sentence that an error in each of its lines stands for. */
export interface ExchangeChecks {
  text: string;
  sentences: ReadonlyMap<number, string>;
}

/**
 * Writes a file that TypeScript accepts when the data that the candidate and the other builds send to each other fits. A
 * build with the same tables as the candidate is left out.
 */
export function exchangeChecks(sides: readonly Side[], candidate: string): ExchangeChecks {
  const lines = types.trim().split('\n');
  const sentences = new Map<number, string>();
  const imported = new Map<string, string>();
  const check = (line: string, sentence: string) => sentences.set(lines.push(line), sentence);
  const typeOf = ({ folder }: Tables, table: Table, id: string) => {
    const from = `import type { ${table} as NAME } from './${folder}/src/tables/${table}';`;
    if (!imported.has(from)) imported.set(from, `table${imported.size}`);
    return `Sent<(typeof ${imported.get(from)})['${id}']>`;
  };

  for (const { sender, receiver, table, id } of exchangesOf(sides)) {
    const { liveTables } = sender;
    const isKnown = ({ ids }: Tables) => table === 'events' || ids[table].has(id);
    if (sender.tables.folder === receiver.tables.folder) continue;
    if (sender.name !== candidate && receiver.name !== candidate) continue;
    if (!isKnown(sender.tables) || !isKnown(receiver.tables)) continue;
    const [sent, taken] = [sender, receiver].map(({ tables }) => typeOf(tables, table, id));
    const what = `${sender.name}: ${nouns[table]} "${id}" of ${receiver.name}`;
    check(`export const fits${lines.length}: ${taken} = null! as ${sent};`, `${what} takes other data`);
    if (!liveTables || liveTables.folder === sender.tables.folder || !isKnown(liveTables)) continue;
    check(
      `export const renamed${lines.length}: never = null! as Renamed<${typeOf(liveTables, table, id)}, ${sent}, ${taken}>;`,
      `${what}: a field is renamed`,
    );
  }
  const imports = [...imported].map(([from, name]) => from.replace('NAME', name));
  return { text: [...lines, ...imports, ''].join('\n'), sentences };
}
