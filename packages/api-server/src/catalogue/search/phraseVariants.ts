/** The Latin letters of a keyboard and the Cyrillic ones on the same keys. */
const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const cyrillicKeys = 'йцукенгшщзхъфывапролджэячсмитьбюё';

/** English names of food that a transliteration does not lead to. */
const translations = new Map(
  Object.entries({
    beef: 'говядина',
    cheese: 'сыр',
    chicken: 'курица',
    crab: 'краб',
    dessert: 'десерт',
    drinks: 'напитки',
    duck: 'утка',
    eel: 'угорь',
    juice: 'сок',
    noodles: 'лапша',
    pork: 'свинина',
    rice: 'рис',
    roll: 'ролл',
    rolls: 'роллы',
    salad: 'салат',
    salmon: 'лосось',
    sauce: 'соус',
    set: 'сет',
    shrimp: 'креветка',
    soup: 'суп',
    spicy: 'острый',
    tea: 'чай',
    tuna: 'тунец',
  }),
);

/** Longer ones first: each is replaced as a whole. */
const transliteration: readonly (readonly [latin: string, cyrillic: string])[] = [
  ['shch', 'щ'],
  ['sh', 'ш'],
  ['ch', 'ч'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ts', 'ц'],
  ['ph', 'ф'],
  ['ya', 'я'],
  ['yu', 'ю'],
  ['yo', 'е'],
  ...Array.from(
    'abcdefghijklmnopqrstuvwxyz',
    (letter, index) => [letter, Array.from('абкдефгхижклмнопкрстуввкиз')[index] ?? letter] as const,
  ),
];

const toCyrillic = (word: string) =>
  transliteration.reduce((text, [latin, cyrillic]) => text.replaceAll(latin, cyrillic), word);

const onCyrillicKeys = (phrase: string) =>
  Array.from(phrase, (letter) => cyrillicKeys[latinKeys.indexOf(letter)] ?? letter).join('');

/**
 * What a phrase may stand for, as typed first. Latin letters were perhaps typed with the wrong layout («hfvty»), in
 * English («salmon») or in transliteration («losos»).
 */
export function phraseVariants(phrase: string): string[] {
  const typed = phrase.toLowerCase();
  if (!/[a-z]/.test(typed)) return [typed];
  const inRussian = typed.replaceAll(/[a-z]+/g, (word) => translations.get(word) ?? toCyrillic(word));
  return [typed, onCyrillicKeys(typed), inRussian];
}
