import Fastify from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';

export interface SmsGateway {
  url: string;
  /** Resolves to the newest code that was sent to a phone, which may be written without its country code. */
  waitForCode(phone: string): Promise<string>;
  stop(): Promise<void>;
}

/** Stands in for the gateway of a chain: gets `POST {phone, text}` and keeps the texts. */
export async function startSmsGateway(): Promise<SmsGateway> {
  const sent: { phone: string; text: string }[] = [];
  const server = Fastify({ forceCloseConnections: true });
  server.post<{ Body: (typeof sent)[number] }>('/', ({ body }) => sent.push(body));
  return {
    url: await server.listen({ host: '127.0.0.1', port: 0 }),
    async waitForCode(phone) {
      for (;;) {
        const code = sent.findLast((sms) => sms.phone.endsWith(phone))?.text.match(/\d{5}/)?.[0];
        if (code !== undefined) return code;
        await pause(50);
      }
    },
    stop: () => server.close(),
  };
}
