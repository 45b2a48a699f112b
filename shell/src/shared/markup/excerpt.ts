/** The length of a description in search results and link previews, characters. */
const descriptionLength = 160;

/** The beginning of a text, at most `length` characters, cut after a whole word. */
export function excerpt(text: string, length = descriptionLength): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const end = cut.lastIndexOf(' ');
  return `${(end > length / 2 ? cut.slice(0, end) : cut.slice(0, -1)).replace(/[\s,.:;—–-]+$/, '')}…`;
}
