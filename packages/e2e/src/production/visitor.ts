import { type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
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

  /** @throws Error when the connection fails. */
  send(method: 'GET' | 'POST', path: string, json?: unknown): Promise<Answer> {
    const { hostname, port } = new URL(this.origin);
    const body = json === undefined ? undefined : JSON.stringify(json);
    const headers: OutgoingHttpHeaders = {
      'x-source': 'site',
      cookie: this.cookieHeader(),
      ...(body === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    };
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          hostname,
          port,
          path,
          method,
          headers,
          localAddress: `127.0.1.${this.number}`,
          // The certificate was made for this run.
          rejectUnauthorized: false,
          agent: false,
        },
        (response) => {
          this.#keep(response.headers['set-cookie'] ?? []);
          text(response).then(
            (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
            reject,
          );
        },
      );
      sent.once('error', reject);
      sent.end(body);
    });
  }

  /** The JSON of an answer. @throws Error that names the call when there is no answer or no success. */
  async call(method: 'GET' | 'POST', path: string, json?: unknown): Promise<unknown> {
    const { status, body } = await this.send(method, path, json);
    if (status !== 200) throw new Error(`${method} ${path}: ${status} ${body.slice(0, 200)}`);
    return JSON.parse(body) as unknown;
  }

  cookieHeader = () => [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  #keep(lines: readonly string[]) {
    for (const line of lines) {
      const pair = line.split(';', 1)[0] ?? '';
      const end = pair.indexOf('=');
      this.#cookies.set(pair.slice(0, end), pair.slice(end + 1));
    }
  }
}
