import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

export interface SmsGateway {
  url: string;
  /** Resolves to the newest code that was sent to a phone, which may be written without its country code. */
  waitForCode(phone: string): Promise<string>;
  stop(): void;
}

/** Stands in for the gateway of a chain: gets `POST {phone, text}` and keeps the texts. */
export async function startSmsGateway(): Promise<SmsGateway> {
  const sent: { phone: string; text: string }[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      sent.push(JSON.parse(body) as { phone: string; text: string });
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async waitForCode(phone) {
      for (;;) {
        const code = sent.findLast((sms) => sms.phone.endsWith(phone))?.text.match(/\d{5}/)?.[0];
        if (code !== undefined) return code;
        await pause(50);
      }
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
