import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/**
 * A visitor without a browser, who comes from a loopback address of their own, as the limits count them, and keeps
 * cookies.
 */
export class Visitor {
  readonly #cookies = new Map<string, string>();

  /** `number` makes the address: 127.0.1.<number>. */
  constructor(
    private readonly origin: string,
    private readonly number: number,
  ) {}

  /** Sends a path as it is, to nginx or a server behind it. @throws Error that names the call when the connection fails. */
  async send(method: 'GET' | 'POST', path: string, json?: unknown, origin = this.origin): Promise<Answer> {
    const { protocol, hostname, port } = new URL(origin);
    const sent = (protocol === 'https:' ? request : plainRequest)({
      hostname,
      port,
      path,
      method,
      headers: {
        'x-source': 'site',
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(json !== undefined && { 'content-type': 'application/json' }),
      },
      localAddress: `127.0.1.${this.number}`,
      // The certificate was made for this run.
      rejectUnauthorized: false,
      agent: false,
    });
    sent.end(json === undefined ? undefined : JSON.stringify(json));
    try {
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      const { statusCode: status = 0, headers } = response;
      this.#keep(headers['set-cookie'] ?? []);
      return { status, headers, body: await text(response) };
    } catch (cause) {
      throw new Error(`${method} ${path}: ${String(cause)}`, { cause });
    }
  }

  /** The JSON of an answer. @throws Error that names the call when there is no answer or no success. */
  async call(method: 'GET' | 'POST', path: string, json?: unknown): Promise<unknown> {
    const { status, body } = await this.send(method, path, json);
    if (status !== 200) throw new Error(`${method} ${path}: ${status} ${body.slice(0, 200)}`);
    return JSON.parse(body) as unknown;
  }

  #keep(lines: readonly string[]) {
    for (const line of lines) {
      const pair = line.split(';', 1)[0] ?? '';
      const end = pair.indexOf('=');
      this.#cookies.set(pair.slice(0, end), pair.slice(end + 1));
    }
  }
}
