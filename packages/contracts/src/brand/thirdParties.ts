import * as z from 'zod/mini';

/** An address without a query: it also becomes an entry of the content security policy. */
const address = z.string().check(
  z.regex(/^https?:\/\/[\w.-]+(?::\d+)?(?:\/[\w./-]*)?$/, {
    error: 'must be an address like https://host/path',
  }),
);

/**
 * Who counts visits and orders (readings 18). A service is loaded, named in the page's policy and told of
 * anything only when it stands here; addresses are the services' own until a brand names another.
 */
export const analyticsSchema = z.object({
  /** Yandex Metrika: the default counter. Needs the visitor's consent. */
  metrika: z.optional(
    z.object({
      counter: z.number(),
      script: z._default(address, 'https://mc.yandex.ru/metrika/tag.js'),
    }),
  ),
  /** Error reports: the DSN of a Sentry project, or of what speaks its protocol. Needs the visitor's consent. */
  errors: z.optional(
    z.object({
      dsn: z.string().check(z.regex(/^https?:\/\/\w+@[\w.-]+(?::\d+)?\/\d+$/, { error: 'must be a DSN' })),
    }),
  ),
  /** Affiliate networks; one hears of an order when the tracking cookie names it (spec §4). */
  admitad: z.optional(
    z.object({
      campaignCode: z.string(),
      actionCode: z._default(z.string(), '1'),
      tariffCode: z._default(z.string(), '1'),
      url: z._default(address, 'https://ad.admitad.com/r'),
    }),
  ),
  gdeslon: z.optional(
    z.object({ merchantId: z.string(), url: z._default(address, 'https://www.gdeslon.ru') }),
  ),
  /** The network gives every shop an address of its own. */
  affam: z.optional(z.object({ url: address })),
  cityads: z.optional(
    z.object({ campaignId: z.string(), url: z._default(address, 'https://cityads.ru/track') }),
  ),
});

/** reCAPTCHA v3; `www.recaptcha.net` serves it where Google's own host is not reached. */
export const captchaSchema = z.object({
  siteKey: z.string(),
  host: z._default(address, 'https://www.google.com'),
  /** Where the captcha's own script loads the rest of itself from. */
  resources: z._default(address, 'https://www.gstatic.com'),
});

/** Yandex Maps and its geocoder by a key; the service has a host for free keys and one for paid keys. */
export const mapsSchema = z.object({
  apiKey: z.string().check(z.regex(/^[\w-]+$/, { error: 'must be a key' })),
  host: z._default(
    z.enum(['https://api-maps.yandex.ru', 'https://enterprise.api-maps.yandex.ru']),
    'https://api-maps.yandex.ru',
  ),
});
