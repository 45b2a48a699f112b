import * as z from 'zod/mini';
import { filterParams } from '../pages/filterParams';
import { type RouteId, routeIds, routes } from '../pages/routes';
import { analyticsSchema, captchaSchema, mapsSchema } from './thirdParties';

const text = z.string({ error: 'must be a string' });
/** A host of the content security policy. */
const host = z
  .string()
  .check(z.regex(/^(?:\*\.)?[\w-]+(?:\.[\w-]+)+(?::\d+)?$/, { error: 'must be a host like cdn.example' }));
const colour = z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/, { error: 'must be #RRGGBB' }));

/** Checked here, so that an unknown zone fails the start of the server rather than every page. */
function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('ru', { timeZone: name }));
  } catch {
    return false;
  }
}

/** The colours that a brand may change (visual direction, «Second brand = data»). */
const colours = z.object({
  accent: z.object({ main: colour, on: colour, hover: colour, active: colour, soft: colour, ink: colour }),
  plum: colour,
  plum2: colour,
  tints: z.record(z.string(), colour),
  glow: z.object({ core: colour, halo: colour }),
});

/** Parameters that change what a page shows. */
const pageParams: readonly string[] = ['page', 'q', 'share', ...filterParams];

const closableRoutes = routeIds.filter((id) =>
  (routes[id].guards as readonly string[]).includes('closeAccess'),
);

/** Features that a chain switches on and off without a build. */
const flags = z.object({
  /** Routes with the guard `closeAccess` that answer 404 in this chain (readings 6). */
  closeAccess: z._default(
    z.array(
      z.custom<RouteId>((id) => (closableRoutes as readonly unknown[]).includes(id), {
        error: `must be one of ${closableRoutes.join(', ')}`,
      }),
    ),
    [],
  ),
  /** The back end reads the address of a take method as JSON beside its id (spec §7, the newer variant). */
  addressInTakeMethod: z.optional(z.boolean()),
});

/**
 * The brand file: everything that turns the storefront into one chain's site. It is read at run time, so a
 * second chain is a second file and not a second build (readings, Words).
 */
export const brandSchema = z.object({
  /** Prefix of storage keys and cookies in latin letters: `kitsune`. */
  key: text.check(z.regex(/^[a-z][a-z0-9]*$/, { error: 'must be lower-case latin letters and digits' })),
  name: text,
  /** One line under the name in titles and descriptions. */
  tagline: text,
  description: text,
  /** Shown unless the back end's settings name another phone (spec §3, Settings: order_by_phone). */
  phone: text,
  deliveryEmail: text,
  /** Cuisine for search engines: «Японская». */
  cuisine: z.optional(text),
  /** All times are computed and shown in this zone (readings 11). */
  timeZone: z._default(
    text.check(z.refine(isTimeZone, { error: 'must be a time zone like Europe/Moscow' })),
    'Europe/Moscow',
  ),
  /** Path data of the mark in a 48 × 48 box; the built-in fox when missing. */
  mark: z.optional(text),
  themeColor: z.object({ light: text, dark: text }),
  theme: z.optional(z.object({ light: colours, dark: colours })),
  links: z.object({
    appStore: z.optional(text),
    googlePlay: z.optional(text),
    vk: z.optional(text),
    telegram: z.optional(text),
    odnoklassniki: z.optional(text),
    design: z.optional(text),
    development: z.optional(text),
  }),
  /** Hosts that `payment_url` may lead to, in addition to the back end's own (decision 0022). */
  paymentHosts: z._default(z.array(text), []),
  /**
   * Image hosts in addition to this site and the back end: `cdn.example`, `*.cdn.example` (decision 0028).
   */
  imageHosts: z._default(z.array(host), []),
  flags: z._default(flags, { closeAccess: [] }),
  /**
   * Parameters of the chain's own advertising links, in addition to the usual ones: pages with them come from the cache
   * like the same pages without them.
   */
  trackingParams: z.optional(
    z.array(
      text.check(z.refine((name) => !pageParams.includes(name), { error: 'must change nothing on a page' })),
    ),
  ),
  /** Analytics services; nothing is tracked without one (readings 18). */
  analytics: z._default(analyticsSchema, {}),
  /** Without it the embedded captcha is used, whose token only the development API accepts (readings 18). */
  captcha: z.optional(captchaSchema),
  /** Without it the embedded map and address search are used (readings 18). */
  maps: z.optional(mapsSchema),
});

export type Brand = z.output<typeof brandSchema>;

/** @throws z.core.$ZodError when the JSON is not a brand file; the message names each wrong field. */
export function parseBrand(json: unknown): Brand {
  return z.parse(brandSchema, json);
}
