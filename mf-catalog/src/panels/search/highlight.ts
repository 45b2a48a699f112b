/** A piece of a name, and whether it is what was searched for. */
export interface Piece {
  text: string;
  isMatch: boolean;
}

/** Letters as a search compares them: case, the dots of «ё» and the kind of a space make no difference. Keeps the length. */
function plain(text: string): string {
  return Array.from(text, toPlain).join('');
}

function toPlain(letter: string): string {
  const small = letter.toLowerCase().replace('ё', 'е').replace(/\s/, ' ');
  return small.length === letter.length ? small : letter;
}

/** A name cut where the phrase stands in it (spec §2, Search panel): pieces of text, whatever the name contains. */
export function highlight(name: string, phrase: string): Piece[] {
  const [searched, wanted] = [plain(name), plain(phrase.trim())];
  if (wanted === '') return [{ text: name, isMatch: false }];
  const pieces: Piece[] = [];
  let from = 0;
  for (let at = searched.indexOf(wanted); at !== -1; at = searched.indexOf(wanted, from)) {
    if (at > from) pieces.push({ text: name.slice(from, at), isMatch: false });
    from = at + wanted.length;
    pieces.push({ text: name.slice(at, from), isMatch: true });
  }
  if (from < name.length) pieces.push({ text: name.slice(from), isMatch: false });
  return pieces;
}

/** Whether a name has the phrase in it. */
export function isIn(name: string, phrase: string): boolean {
  return phrase.trim() !== '' && plain(name).includes(plain(phrase.trim()));
}
