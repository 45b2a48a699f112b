import type { Cart, ErrorBody } from '@storefront/api-contract';
import qs from 'qs';

interface Options {
  token?: string | undefined;
  body?: unknown;
  form?: Record<string, unknown>;
  /** A form with files. */
  multipart?: FormData;
  query?: Record<string, unknown>;
  headers?: Record<string, string>;
}

interface Answer<Body> {
  status: number;
  body: Body;
  headers: Headers;
}

interface CartAnswer {
  order: Cart;
  error: boolean;
}

/** Calls one server as a browser would; a call with a body or a form is a POST. */
export function createClient(url: string) {
  async function call<Body = ErrorBody>(path: string, options: Options = {}): Promise<Answer<Body>> {
    const { token, body, form, multipart, query, headers } = options;
    const text = form ? qs.stringify(form) : body === undefined ? undefined : JSON.stringify(body);
    const content = multipart ?? text;
    const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
    const answer = await fetch(`${url}${path}${query ? `?${qs.stringify(query)}` : ''}`, {
      method: content === undefined ? 'GET' : 'POST',
      redirect: 'manual',
      headers: {
        ...(text === undefined ? {} : { 'content-type': type }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(content === undefined ? {} : { body: content }),
    });
    const received = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json') && received !== '';
    return {
      status: answer.status,
      body: (isJson ? JSON.parse(received) : received) as Body,
      headers: answer.headers,
    };
  }

  /** The latest code sent to a phone. */
  async function codeFor(phone: string): Promise<string> {
    const { body } = await call<{ phone: string; text: string }[]>('/dev/sms', {
      headers: { accept: 'application/json' },
    });
    const code = body.find((sms) => sms.phone === phone)?.text.slice(0, 5);
    if (!code) throw new Error(`no code went to ${phone}`);
    return code;
  }

  async function login(phone: string, draftUuid?: string): Promise<string> {
    // Some phones log in more than once an hour, which the captcha guards.
    await call('/api/auth/', { body: { phone, recaptcha: 'embedded' } });
    const body = { phone, code: await codeFor(phone), draft_uuid: draftUuid };
    return (await call<{ api_token: string }>('/api/auth/confirm/', { body })).body.api_token;
  }

  const cart = (path: string, options: Options) => call<CartAnswer>(`/api/app/order/${path}/`, options);

  return { url, call, codeFor, login, cart };
}

/** A point inside the zone with a minimum of 990 ₽. */
export const north = { latitude: 55.8196, longitude: 37.6035 };

/** An address there, as the storefront saves it. */
export const northAddress = {
  street: 'Огородный проезд',
  home: '16',
  apartment: '24',
  full_address: 'Москва, Огородный проезд, 16',
  coordinates: '55.8196,37.6035',
};
