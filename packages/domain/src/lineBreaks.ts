const NBSP = '\u00A0';
/** Forbids a line break after a hyphen, and is not visible. */
const WORD_JOINER = '\u2060';

/** Prepositions, conjunctions and particles that belong to the next word, and abbreviations of addresses. */
const before =
  /(?<=^|[^\p{L}\p{N}])((?:[авикосуя]|во|ко|со|об|от|до|из|за|на|по|не|ни|но|да|для|без|над|под|при|про|или) )+(?=\S)/giu;
const abbreviation = /(?<=^|[^\p{L}\p{N}])(ул|пр|пер|пл|д|кв|стр|корп|г|ст|м|\p{Lu})\. (?=[\p{L}\p{N}«])/gu;
/** Particles that belong to the word before. */
const after = / (?=(?:бы|ли|же|б|ж)(?![\p{L}\p{N}-]))/giu;
/** A number and what it counts, a number in groups of digits, «№ 5». */
const number = /(?<=\d|№) (?=[\d₽%]|\p{L}{1,10}(?!\p{L}))/gu;
/** A dash and a middle dot do not begin a line. */
const mark = / (?=[—–·])/g;
/**
 * A hyphen beside a short part of a word, as in «пр-д» and «Мисо-суп». Never in an address of mail or of a page, or in a
 * code, which would be copied with the joiner.
 */
const wordStart = '(?:^|[\\s«(])';
const wordEnd = '(?:$|[\\s»)]|[.,;:!?](?:$|[\\s»]))';
const hyphen = new RegExp(
  `(?<=${wordStart}[а-яё]{1,4})-(?=[а-яё]+${wordEnd})|(?<=${wordStart}[а-яё]+)-(?=[а-яё]{1,4}${wordEnd})`,
  'giu',
);

/**
 * A text for a narrow column (visual direction, Type): its short words do not end a line, and what reads as one, such as
 * «25 минут», «№ 5» and «Мисо-суп», is not split. For shown text only: a value that is compared, searched or sent has
 * its own spaces.
 */
export function keepTogether(text: string): string {
  return text
    .replace(before, (words) => words.replaceAll(' ', NBSP))
    .replace(abbreviation, `$1.${NBSP}`)
    .replace(after, NBSP)
    .replace(number, NBSP)
    .replace(mark, NBSP)
    .replace(hyphen, `-${WORD_JOINER}`);
}
