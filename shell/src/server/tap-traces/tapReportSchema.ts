import { panelIds, remoteNames, routeIds, widgetIds } from '@storefront/contracts';
import * as z from 'zod/mini';
import { controls } from '../../app/tap-traces/tapReport';
import { routeSchema } from '../field-figures/fieldReportSchema';

const panelModules = panelIds.map((id) => `panel:${id}` as const);

const modules = [
  'none',
  ...routeIds.map((id) => `page:${id}` as const),
  ...panelModules,
  ...widgetIds.map((id) => `widget:${id}` as const),
];

/** Pages of an older or newer shell may have other modules. */
const oneOf = <const Names extends readonly string[]>(names: Names) =>
  z.catch(z.enum([...names, 'unknown']), 'unknown');

/** Of hex digits, as `traceparent` has them; no id is all zeros (W3C Trace Context). */
const id = (digits: number) => z.string().check(z.regex(new RegExp(`^(?!0+$)[\\da-f]{${digits}}$`)));

const time = z.number().check(z.minimum(0), z.maximum(600_000));

/** The remotes, and the shell. */
export const tapOwners = [...remoteNames, 'shell'] as const;

/** What a browser reports (`TapReport`). Every text is one of a few, so that none can name a visitor. */
export const tapReportSchema = z.strictObject({
  proof: z.string().check(z.maxLength(40)),
  traceId: id(32),
  spanId: id(16),
  control: z.enum(controls),
  module: oneOf(modules),
  remote: z.enum(tapOwners),
  route: routeSchema,
  shown: oneOf(['none', 'badge', ...panelModules]),
  calls: z.int().check(z.minimum(1), z.maximum(1_000)),
  ago: time,
  duration: time,
});
