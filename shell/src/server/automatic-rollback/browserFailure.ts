import { remoteNames } from '@storefront/contracts';
import * as z from 'zod/mini';

/** A browser's report: which build failed and when. It has no data of the visitor or of the error. */
export const browserFailureSchema = z.strictObject({
  remote: z.enum(remoteNames),
  build: z.string().check(z.regex(/^[\da-f]{32}$/)),
  phase: z.enum(['start', 'module', 'render']),
});

/** A browser's report: which host of a payment page the brand does not name. '' for a URL without a host. */
export const refusedPaymentSchema = z.strictObject({
  paymentHost: z.string().check(z.regex(/^[\w.:[\]-]{0,100}$/)),
});

export type BrowserFailure = z.infer<typeof browserFailureSchema>;
