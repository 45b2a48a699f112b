import type { createClient } from '../client';
import type { Operation } from '../fuzz/operations';
import { validValues } from '../fuzz/validValues';

interface Attempt {
  headers: Record<string, string>;
  field?: string;
  value?: unknown;
}

/** The caller's own values beside one foreign value: with its own place a call could succeed for another reason. */
const ownValues = (own: Parameters<typeof validValues>[0]): Record<string, unknown> => ({
  ...validValues(own),
  id: 2,
  recaptcha: 'embedded',
  address_id: undefined,
  datetime: undefined,
});

/** Returns a function that makes a call with valid values of `own`, and with the attempt's value in its field. */
export function createSender(
  client: Pick<ReturnType<typeof createClient>, 'call'>,
  own: Parameters<typeof validValues>[0],
) {
  return async function send({ path, method, fields }: Operation, { headers, field, value }: Attempt) {
    const valid = ownValues(own);
    const values = { path: {}, query: {}, body: {} } as Record<string, Record<string, unknown>>;
    for (const { place, keys } of fields) {
      const name = keys.join('.');
      const sent = name === field ? value : place === 'path' && name === 'id' ? 0 : valid[name];
      const [first = '', ...rest] = keys;
      const key = [first, ...rest.map((inner) => `[${inner}]`)].join('');
      if (sent !== undefined) values[place] = { ...values[place], [key]: sent };
    }
    const url = path.replaceAll(/\{(\w+)\}/g, (_braces, name: string) => {
      const inPath = values['path']?.[name] ?? 0;
      return typeof inPath === 'string' ? inPath : String(Number(inPath));
    });
    const { status, body } = await client.call<unknown>(url, {
      headers,
      query: values['query'] ?? {},
      ...(method === 'POST' ? { form: values['body'] ?? {} } : {}),
    });
    return { status, text: typeof body === 'string' ? body : JSON.stringify(body) };
  };
}
