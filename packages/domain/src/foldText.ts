/**
 * A text as searches compare it: in lower case, with «е» for «ё» and «э», which customers mix up («рамэн»), and with one
 * kind of space. The result has the length of the text, so that indices agree.
 */
export function foldText(text: string): string {
  return Array.from(text, foldLetter).join('');
}

function foldLetter(letter: string): string {
  const folded = letter.toLowerCase().replace(/[ёэ]/, 'е').replace(/\s/, ' ');
  return folded.length === letter.length ? folded : letter;
}
