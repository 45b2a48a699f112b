import { allowedAttributes, isPictureUrl, linkTarget, pictureSize, type Tag, writtenAddress } from '../rules';

type Attributes = Readonly<Record<string, string>>;

const allowedValue: Readonly<Record<string, RegExp>> = {
  scope: /^(?:row|col|rowgroup|colgroup)$/,
  colspan: /^[1-9]\d?$/,
  rowspan: /^[1-9]\d?$/,
  start: /^\d{1,6}$/,
};

/** The attributes of an allowed tag that stay, or undefined when the tag means nothing without the ones that do not. */
export function checkedAttributes(tag: Tag, given: Attributes): Attributes | undefined {
  if (tag === 'a') return linkAttributes(given['href']?.trim() ?? '');
  if (tag === 'img') return pictureAttributes(given);
  const names: readonly string[] =
    tag in allowedAttributes ? allowedAttributes[tag as keyof typeof allowedAttributes] : [];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = given[name]?.trim().toLowerCase();
      return value !== undefined && allowedValue[name]?.test(value) === true ? [[name, value]] : [];
    }),
  );
}

function linkAttributes(given: string): Attributes | undefined {
  const target = linkTarget(given);
  if (target === undefined) return undefined;
  const href = writtenAddress(given);
  return target === 'here' ? { href } : { href, target: '_blank', rel: 'noopener noreferrer' };
}

function pictureAttributes(given: Attributes): Attributes | undefined {
  const src = given['src']?.trim() ?? '';
  if (!isPictureUrl(src)) return undefined;
  const width = pictureSize(given['width']);
  const height = pictureSize(given['height']);
  return {
    // Before `src`: some browsers start the download as soon as they see a source.
    loading: 'lazy',
    decoding: 'async',
    src,
    alt: readableText(given['alt'] ?? '').trim(),
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
  };
}

/** Text without the characters that a browser's HTML parser replaces: they would break hydration. */
export function readableText(text: string): string {
  // Line ends as the HTML parser reads them.
  const lines = text.replaceAll(/\r\n?/g, '\n');
  return lines.replaceAll(/(?![\n\t])\p{Control}|\p{Surrogate}|\p{Noncharacter_Code_Point}/gu, '');
}
