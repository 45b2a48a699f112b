import { parseJson } from '@storefront/domain';
import type { Tracing } from '@storefront/tracing';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { FieldProofs } from '../field-figures/createFieldProofs';
import { foreignBeaconCheck } from '../proxy/foreignCalls';
import { visitorLimit } from '../visitorLimit';
import { tapReportSchema } from './tapReportSchema';

/** Bytes of a report; the longest has some 400. */
const maxBytes = 600;

/** Reports of one network in a minute: each is one tap. */
const reportsPerMinute = 60;

interface TapTracesRouteOptions {
  publicUrl: string;
  fieldProofs: Pick<FieldProofs, 'buildsOf'>;
  tracing: Pick<Tracing, 'addBrowserSpan'>;
}

/** Takes the spans of taps from browsers (docs/operating.md, Traces), on the terms of their field figures. */
export function tapTracesRoute(app: FastifyInstance, options: TapTracesRouteOptions): void {
  const { publicUrl, fieldProofs, tracing } = options;
  app.post<{ Body: string }>(
    '/tap-traces',
    {
      bodyLimit: maxBytes,
      config: visitorLimit(reportsPerMinute),
      onRequest: foreignBeaconCheck(publicUrl),
    },
    async ({ body, ip }, reply) => {
      const { success, data } = z.safeParse(tapReportSchema, parseJson(body));
      if (!success) return reply.code(422).send({ message: '' });
      const { proof, traceId, spanId, remote, control, module, shown, route, calls, ago, duration } = data;
      const builds = fieldProofs.buildsOf(proof, ip);
      if (builds) {
        const startTime = Date.now() - ago;
        tracing.addBrowserSpan({
          name: 'tap',
          traceId,
          spanId,
          startTime,
          endTime: startTime + Math.min(duration, ago),
          attributes: {
            'http.route': route,
            'storefront.remote': remote,
            'storefront.build': builds[remote] ?? 'unknown',
            'storefront.control': control,
            'storefront.module': module,
            'storefront.shown': shown,
            'storefront.calls': calls,
          },
        });
      }
      return reply.code(204).send();
    },
  );
}
