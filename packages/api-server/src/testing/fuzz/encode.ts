import { beyondDoubles } from './invalidValues';

type Fields = Record<string, unknown>;

/** JSON, including a number too large for JavaScript. */
export const asJson = (fields: Fields): string =>
  JSON.stringify(fields).replaceAll(`"${beyondDoubles}"`, '1e309');

/** `a[0][b]=c`, as in forms and queries. */
export const asForm = (fields: Fields): string =>
  flatten(fields)
    .map(([name, value]) => `${percent(name)}=${percent(value)}`)
    .join('&');

/** A multipart body and its type. */
export function asMultipart(fields: Fields): { body: Blob; type: string } {
  const boundary = 'fuzz-boundary';
  const parts = flatten(fields).flatMap(([name, value]) => [
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`,
    bytesOf(value),
    '\r\n',
  ]);
  return {
    body: new Blob([...parts, `--${boundary}--\r\n`]),
    type: `multipart/form-data; boundary=${boundary}`,
  };
}

/** A part of a path or a query; a lone surrogate is sent as its bytes, which are no UTF-8. */
export const percent = (text: string): string =>
  [...text].map((sign) => (/^[\uD800-\uDFFF]$/.test(sign) ? '%ED%A0%80' : encodeURIComponent(sign))).join('');

const bytesOf = (text: string) =>
  Buffer.concat(
    [...text].map((sign) =>
      /^[\uD800-\uDFFF]$/.test(sign) ? Buffer.from([0xed, 0xa0, 0x80]) : Buffer.from(sign),
    ),
  );

function flatten(value: unknown, name = ''): [string, string][] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) =>
      flatten(inner, name === '' ? key : `${name}[${key}]`),
    );
  }
  return [[name, asText(value)]];
}

/** A value as text in a form, a query or a path. */
export function asText(value: unknown): string {
  if (value === beyondDoubles) return '1e309';
  return typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value);
}
