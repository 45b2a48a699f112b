import * as z from 'zod/mini';

/** A URL without a query: it is also a source of the content security policy. */
const address = z.string().check(
  z.regex(/^https?:\/\/[\w.-]+(?::\d+)?(?:\/[\w./-]*)?$/, {
    error: 'must be an address like https://host/path',
  }),
);

/** GdeSlon's addresses name a script; a host alone would lose every hit. */
const addressWithPath = address.check(
  z.regex(/^https?:\/\/[^/]+\/./, { error: 'must have a path, like https://host/path' }),
);

/**
 * Analytics services (readings 18). A service is loaded, allowed by the content security policy and sent
 * events only when it is configured here. The addresses of an affiliate network are in its contract with the chain, so
 * they have no default; without `basketUrl` only orders are reported.
 */
export const analyticsSchema = z.object({
  /**
   * Yandex Metrika: the default counter. Needs the visitor's consent. `clickmap` and `webvisor` are switched on here and
   * in the counter's settings; then Metrika may also show the pages in its frames.
   */
  metrika: z.optional(
    z.object({
      counter: z.number(),
      script: z._default(address, 'https://mc.yandex.ru/metrika/tag.js'),
      clickmap: z._default(z.boolean(), false),
      webvisor: z._default(z.boolean(), false),
    }),
  ),
  /** Error reports: the DSN of a Sentry project or of a compatible service. Needs the visitor's consent. */
  errors: z.optional(
    z.object({
      dsn: z.string().check(z.regex(/^https?:\/\/\w+@[\w.-]+(?::\d+)?\/\d+$/, { error: 'must be a DSN' })),
    }),
  ),
  /** Affiliate networks; baskets and orders are reported to the network that the tracking cookie names (spec §4). */
  admitad: z.optional(
    z.object({
      campaignCode: z.string(),
      actionCode: z._default(z.string(), '1'),
      tariffCode: z._default(z.string(), '1'),
      url: address,
      basketUrl: z.optional(address),
    }),
  ),
  gdeslon: z.optional(
    z.object({ merchantId: z.string(), url: addressWithPath, basketUrl: z.optional(addressWithPath) }),
  ),
  affam: z.optional(z.object({ url: address, basketUrl: z.optional(address) })),
  cityads: z.optional(z.object({ campaignId: z.string(), url: address, basketUrl: z.optional(address) })),
});

/** reCAPTCHA v3; `www.recaptcha.net` serves it where Google's own host is blocked. */
export const captchaSchema = z.object({
  siteKey: z.string(),
  host: z._default(address, 'https://www.google.com'),
  /** The host from which the captcha's script loads further scripts. */
  resources: z._default(address, 'https://www.gstatic.com'),
});

/** Yandex Maps and its geocoder; the service has one host for free keys and one for paid keys. */
export const mapsSchema = z.object({
  apiKey: z.string().check(z.regex(/^[\w-]+$/, { error: 'must be a key' })),
  host: z._default(
    z.enum(['https://api-maps.yandex.ru', 'https://enterprise.api-maps.yandex.ru']),
    'https://api-maps.yandex.ru',
  ),
});
