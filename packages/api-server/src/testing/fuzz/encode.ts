import { beyondDoubles } from './invalidValues';

type Fields = Record<string, unknown>;

/** JSON, with the number that only its text can carry. */
export const asJson = (fields: Fields): string =>
  JSON.stringify(fields).replaceAll(`"${beyondDoubles}"`, '1e309');

/** `a[0][b]=c`, as forms and queries write it. */
export const asForm = (fields: Fields): string =>
  flatten(fields)
    .map(([name, value]) => `${percent(name)}=${percent(value)}`)
    .join('&');

/** A multipart body and its type. */
export function asMultipart(fields: Fields): { body: Blob; type: string } {
  const boundary = 'negative-run';
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

/** A value as a form, a query or a path says it. */
export function asText(value: unknown): string {
  if (value === beyondDoubles) return '1e309';
  return typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value);
}
