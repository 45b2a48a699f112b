const NBSP = '\u00A0';

/** Words with either case of their first letter. A flag for both cases would make each letter a capital too. */
const words = (list: string) =>
  list
    .split(' ')
    .map((word) => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`)
    .join('|');
const short = words('а в и к о с у я во ко со об от до из за на по не ни но да для без над под при про или');
const abbreviated = words('ул пр пер пл д кв стр корп г ст м');

/** The spaces at which a line must not end, by what stands beside them. */
const kept = [
  // Prepositions, conjunctions and particles that belong to the next word, and abbreviations of addresses.
  String.raw`(?<=(?<![\p{L}\p{N}])(?:${short}|(?:${abbreviated}|\p{Lu})\.)) (?=\S)`,
  // Particles that belong to the word before.
  String.raw` (?=(?:бы|ли|же|б|ж)(?![\p{L}\p{N}-]))`,
  // A number and what it counts, a number in groups of digits, «№ 5».
  String.raw`(?<=\d|№) (?=[\d₽%]|\p{L}{1,10}(?!\p{L}))`,
  // A dash and a middle dot do not begin a line.
  String.raw` (?=[—–·])`,
];

const keptSpaces = new RegExp(kept.join('|'), 'gu');

/**
 * A text for a narrow column (visual direction, Type): its short words do not end a line, and what reads as one, such as
 * «25 минут» and «№ 5», is not split. Running text goes through it once, where it is rendered, and so do the names of
 * dishes and promotions. The labels of controls, other headings, attributes and what is compared, searched or sent have
 * spaces of their own. «Мисо-суп» has no joiner after its hyphen: a copied name would have it, and no search finds that.
 */
export const keepTogether = (text: string): string => text.replace(keptSpaces, NBSP);
