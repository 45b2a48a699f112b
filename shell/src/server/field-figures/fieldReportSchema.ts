import { remoteNames, routeIds } from '@storefront/contracts';
import * as z from 'zod/mini';
import { connections, deviceClasses, figureNames, takeMethods } from '../../app/field-figures/fieldReport';

/** Pages of an older or newer shell may have other routes. */
export const routeSchema = z.catch(z.enum([...routeIds, 'unknown']), 'unknown');

const figure = z.strictObject({
  name: z.enum(figureNames),
  value: z.number().check(z.minimum(0)),
  route: routeSchema,
  remote: z.enum([...remoteNames, 'shell', 'third-party']),
});

/** What a browser reports (`FieldReport`). Every value is one of a few, so that none can name a visitor. */
export const fieldReportSchema = z.strictObject({
  proof: z.string().check(z.maxLength(40)),
  connection: z.catch(z.enum(connections), 'unknown'),
  device: z.enum(deviceClasses),
  take: z.catch(z.enum(takeMethods), 'none'),
  isCold: z.boolean(),
  figures: z.array(figure).check(z.maxLength(10)),
});

/** A report whose values are checked. */
export type CheckedReport = z.infer<typeof fieldReportSchema>;
