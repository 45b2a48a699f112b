import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A span as a collector receives it, with its attributes as an object. */
export interface ReceivedSpan {
  service: unknown;
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  name: string;
  kind: 'server' | 'client' | 'other';
  isFailed: boolean;
  /** Milliseconds since 1970. */
  startTime: number;
  endTime: number;
  attributes: Record<string, unknown>;
}

interface KeyValue {
  key: string;
  value: { stringValue?: string; intValue?: number };
}

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: KeyValue[];
  status: { code: number };
}

interface Sent {
  resourceSpans: {
    resource: { attributes: KeyValue[] };
    scopeSpans: { spans: SentSpan[] }[];
  }[];
}

const objectOf = (list: readonly KeyValue[]): Record<string, unknown> =>
  Object.fromEntries(list.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

/** SERVER and CLIENT of the protocol. */
const kinds: Record<number, ReceivedSpan['kind']> = { 2: 'server', 3: 'client' };

function spansIn({ resourceSpans }: Sent): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ traceId, spanId, parentSpanId, name, kind, attributes, status, ...times }) => ({
        service: objectOf(resource.attributes)['service.name'],
        traceId,
        spanId,
        name,
        parentSpanId: parentSpanId || undefined,
        kind: kinds[kind] ?? 'other',
        isFailed: status.code === 2,
        startTime: Math.round(Number(times.startTimeUnixNano) / 1e6),
        endTime: Math.round(Number(times.endTimeUnixNano) / 1e6),
        attributes: objectOf(attributes),
      })),
    ),
  );
}

/** Stands in for a collector: takes OTLP over HTTP as JSON and keeps the spans. */
export async function startCollector() {
  const received: ReceivedSpan[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      received.push(...spansIn(body as Sent));
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: (): readonly ReceivedSpan[] => received,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
