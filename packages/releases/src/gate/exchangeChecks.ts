import type { Uses } from './readUses';

/** A build as a side of an exchange. */
export interface Side {
  name: string;
  /** The folder of its contracts, below the compiled folder. */
  contracts: string;
  /** The same team's build that is live. */
  liveContracts: string | undefined;
  uses: Uses;
  provides: Record<'panels' | 'widgets', ReadonlySet<string>>;
}

type Table = 'panels' | 'widgets' | 'events';

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

function exchangesOf(sides: readonly Side[], shell: Side): Exchange[] {
  const between = (sender: Side, receiver: Side, table: Table, ids: Iterable<string>) =>
    [...new Set(ids)].map((id): Exchange => ({ sender, receiver, table, id }));
  return sides.flatMap((sender) => [
    // The shell parses the parameters of each panel and passes on those that it knows.
    ...(sender === shell ? [] : between(sender, shell, 'panels', sender.uses.opens)),
    ...sides.flatMap((receiver) => {
      if (receiver === sender) return [];
      const { panels, widgets } = receiver.provides;
      return [
        ...between(
          sender,
          receiver,
          'panels',
          [...panels].filter((id) => sender === shell || sender.uses.opens.includes(id)),
        ),
        ...between(
          sender,
          receiver,
          'widgets',
          sender.uses.embeds.filter((id) => widgets.has(id)),
        ),
        ...between(
          sender,
          receiver,
          'events',
          sender.uses.emits.filter((event) => receiver.uses.hears.includes(event)),
        ),
      ];
    }),
  ]);
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
export function exchangeChecks(
  sides: readonly Side[],
  shell: Side,
  candidate: string,
  idsOf: (contracts: string) => Record<'panels' | 'widgets', ReadonlySet<string>>,
): ExchangeChecks {
  const lines = types.trim().split('\n');
  const sentences = new Map<number, string>();
  const imported = new Map<string, string>();
  const entry = (contracts: string, table: Table, id: string) => {
    const key = `${contracts} ${table}`;
    if (!imported.has(key)) imported.set(key, `table${imported.size}`);
    return `(typeof ${imported.get(key)})['${id}']`;
  };
  const knows = (contracts: string, table: Table, id: string) =>
    table === 'events' || idsOf(contracts)[table].has(id);

  for (const { sender, receiver, table, id } of exchangesOf(sides, shell)) {
    if (sender.contracts === receiver.contracts) continue;
    if (sender.name !== candidate && receiver.name !== candidate) continue;
    if (![sender, receiver].every(({ contracts }) => knows(contracts, table, id))) continue;
    const [sent, taken] = [sender, receiver].map(({ contracts }) => entry(contracts, table, id));
    const sentence = `${sender.name}: ${nouns[table]} "${id}" of ${receiver.name} takes other data`;
    lines.push(`export const fits${lines.length}: Sent<${taken}> = null! as Sent<${sent}>;`);
    sentences.set(lines.length, sentence);
    const { liveContracts } = sender;
    if (!liveContracts || liveContracts === sender.contracts || !knows(liveContracts, table, id)) continue;
    const before = entry(liveContracts, table, id);
    lines.push(
      `export const renamed${lines.length}: never = null! as Renamed<Sent<${before}>, Sent<${sent}>, Sent<${taken}>>;`,
    );
    sentences.set(
      lines.length,
      `${sender.name}: ${nouns[table]} "${id}" of ${receiver.name}: a field is renamed`,
    );
  }
  const imports = [...imported].map(([key, name]) => {
    const [contracts = '', table = ''] = key.split(' ');
    return `import type { ${table} as ${name} } from './${contracts}/src/tables/${table}';`;
  });
  return { text: [...lines, ...imports, ''].join('\n'), sentences };
}
