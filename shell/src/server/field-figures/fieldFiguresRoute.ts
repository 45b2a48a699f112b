import { parseJson } from '@storefront/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { BuildWatch } from '../automatic-rollback/createBuildWatch';
import { foreignBeaconCheck } from '../proxy/foreignCalls';
import { visitorLimit } from '../visitorLimit';
import type { FieldProofs } from './createFieldProofs';
import { fieldReportSchema } from './fieldReportSchema';
import type { FieldFigures } from './createFieldFigures';

/** Bytes of a report; the longest has ten figures. */
const maxBytes = 1500;

/** Reports of one network in a minute: a page sends one each time it is left. */
const reportsPerMinute = 60;

interface FieldFiguresRouteOptions {
  publicUrl: string;
  fieldProofs: Pick<FieldProofs, 'buildsOf'>;
  fieldFigures: FieldFigures;
  buildWatch: Pick<BuildWatch, 'measured'>;
  /** The browser shows a preview, which says nothing about the builds of visitors. */
  isPreview: (request: FastifyRequest) => boolean;
}

/** Takes the figures that browsers measure (docs/operating.md, Field figures). A beacon has its JSON as plain text. */
export function fieldFiguresRoute(app: FastifyInstance, options: FieldFiguresRouteOptions): void {
  const { publicUrl, fieldProofs, fieldFigures, buildWatch, isPreview } = options;
  app.post<{ Body: string }>(
    '/field-figures',
    {
      bodyLimit: maxBytes,
      config: visitorLimit(reportsPerMinute),
      onRequest: foreignBeaconCheck(publicUrl),
    },
    async (request, reply) => {
      const { success, data } = z.safeParse(fieldReportSchema, parseJson(request.body));
      if (!success) return reply.code(422).send({ message: '' });
      const builds = fieldProofs.buildsOf(data.proof, request.ip);
      // The answer does not say whether the report counted: a sender of forged reports learns nothing.
      if (builds && !isPreview(request)) {
        fieldFigures.add(data, builds);
        // New files are the price of every release, and no fault of a canary.
        if (data.isCold) buildWatch.measured(builds, data.figures, request.ip);
      }
      return reply.code(204).send();
    },
  );
}
