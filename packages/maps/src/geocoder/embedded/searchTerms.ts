/** The kind of street by every spelling that people type. A kind alone does not identify a street. */
const kinds: ReadonlyMap<string, string> = new Map(
  Object.entries({
    улица: ['ул', 'улица', 'улицы'],
    проспект: ['проспект', 'просп', 'пр-т', 'пр-кт', 'прт'],
    проезд: ['проезд', 'пр-д', 'прзд'],
    шоссе: ['шоссе', 'ш'],
    бульвар: ['бульвар', 'бул', 'б-р', 'бр'],
    переулок: ['переулок', 'пер'],
    набережная: ['набережная', 'наб'],
    площадь: ['площадь', 'пл'],
    аллея: ['аллея'],
  }).flatMap(([kind, spellings]) => spellings.map((spelling) => [spelling, kind] as const)),
);

// «Пр.» may be a проспект or a проезд, so it does not determine the kind.
const fillers = new Set([
  'пр',
  'дом',
  'д',
  'город',
  'г',
  'район',
  'рн',
  'р-н',
  'область',
  'обл',
  'россия',
  'рф',
  'корпус',
  'строение',
]);

// «й» is not among the letters: «3й» is the ordinal of a name.
const HOUSE = /^\d{1,3}[а-з]?(?:[кс/]\d{1,3}[а-з]?)*$/;

/** The comparable words of a text: lower case, «е» for «ё», ordinals as one word («1й»). */
export type SearchTerms = {
  names: readonly string[];
  kind?: string;
  /** Numbers that may be the house, with a building: «16», «16к2». */
  numbers: readonly string[];
};

/** Splits a street's title or a customer's query into comparable words. */
export function parseSearchTerms(text: string): SearchTerms {
  const words = normalise(text).split(' ').filter(Boolean);
  const kind = words.map((word) => kinds.get(word)).find((found) => found !== undefined);
  const nameWords = words
    .filter((word) => !kinds.has(word) && !fillers.has(word))
    .flatMap((word) => word.split('-'));
  return {
    names: nameWords.filter((word) => word && !HOUSE.test(word)),
    kind,
    numbers: nameWords.filter((word) => HOUSE.test(word)),
  };
}

function normalise(text: string): string {
  return (
    text
      .toLowerCase()
      .replaceAll('ё', 'е')
      .replace(/[^а-яa-z0-9/-]+/g, ' ')
      // «1-я», «1-ая», «1 я» are one ordinal.
      .replace(/(\d+)[\s-]*(?:ая|я|ый|ой|й)(?![а-я])/g, '$1-й')
      .replace(/(\d+)-й/g, '$1й')
      .replace(/(\d[а-я]?)\s*(?:корпус|корп|кор|к)\s*(?=\d)/g, '$1к')
      .replace(/(\d[а-я]?)\s*(?:строение|стр|с)\s*(?=\d)/g, '$1с')
      // «дом16», «д.16», «16 а».
      .replace(/(^|\s)(?:дом|д)\s*(?=\d)/g, '$1')
      .replace(/(\d)\s+([абвгде])(?=\s|$)/g, '$1$2')
      .trim()
  );
}
