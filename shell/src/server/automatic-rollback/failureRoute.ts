import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { RemoteReports } from '../operation/remoteReports';
import { foreignCallCheck } from '../proxy/foreignCalls';
import { visitorLimit } from '../visitorLimit';
import { browserFailureSchema, refusedPaymentSchema } from './browserFailure';
import type { BuildWatch } from './createBuildWatch';
import type { TrialCookies } from './createTrialCookies';

/** Bytes of a report; the longest names a host. */
const maxBytes = 200;

/** Reports of one network in a minute: a page makes one for each remote at most. */
const reportsPerMinute = 60;

const reportSchema = z.union([browserFailureSchema, refusedPaymentSchema]);

interface FailureRouteOptions {
  publicUrl: string;
  remoteReports: Pick<RemoteReports, 'inBrowser'>;
  buildWatch: Pick<BuildWatch, 'failureReported'>;
  trialCookies: Pick<TrialCookies, 'read'>;
  /** The browser shows a preview: its failures say nothing about the builds of visitors. */
  isPreview: (request: FastifyRequest) => boolean;
  paymentPageRefused: (host: string, log: FastifyBaseLogger) => void;
}

/** Takes the failures that browsers report (decisions 0022, 0094). Pages of other sites cannot send any. */
export function failureRoute(app: FastifyInstance, options: FailureRouteOptions): void {
  const { publicUrl, remoteReports, buildWatch, trialCookies, isPreview, paymentPageRefused } = options;
  app.post(
    '/failures',
    {
      bodyLimit: maxBytes,
      config: visitorLimit(reportsPerMinute),
      onRequest: foreignCallCheck(publicUrl),
    },
    async (request, reply) => {
      const { success, data } = z.safeParse(reportSchema, request.body);
      if (!success) return reply.code(422).send({ message: '' });
      if (isPreview(request)) return reply.code(204).send();
      if ('paymentHost' in data) {
        paymentPageRefused(data.paymentHost, request.log);
        return reply.code(204).send();
      }
      remoteReports.inBrowser(data, request.log);
      buildWatch.failureReported(data, request.ip, (trial) => trialCookies.read(request, trial));
      // The answer does not say whether the report counted: a sender of forged reports learns nothing.
      return reply.code(204).send();
    },
  );
}
