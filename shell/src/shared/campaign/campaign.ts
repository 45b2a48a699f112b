/** Parameters of an advertisement's link; each is saved as a cookie of the same name (spec §3). */
const campaignParameters = ['utm_source', 'affam', 'admitad_uid', 'click_id'] as const;

/** Where a visitor came from: the latest source and each network's click id. */
export type Campaign = Partial<Record<(typeof campaignParameters)[number], string>>;

/** Parameters that advertising and search services add to links, beside `utm_…`. */
const serviceParameters: readonly string[] = ['yclid', 'gclid', 'ymclid', 'from', ...campaignParameters];

/** Whether a parameter only says where the visitor came from, so that no page depends on it. */
export const isTracking = (name: string): boolean =>
  name.startsWith('utm_') || serviceParameters.includes(name);

/** Thirty days (spec §9: 2592000 s). */
export const campaignLifetime = 2_592_000;

/** Longer values come from no network. */
const maxLength = 200;

/** The campaign in the query of an address. */
export function campaignOf(search: URLSearchParams): Campaign {
  const found = campaignParameters.flatMap((name) => {
    const value = search.get(name)?.trim();
    return value && value.length <= maxLength ? [[name, value] as const] : [];
  });
  return Object.fromEntries(found);
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** The campaign that an earlier visit saved; takes the value of `document.cookie`. */
export function rememberedCampaign(cookies: string): Campaign {
  const pairs = cookies.split(';').map((cookie) => {
    const [name = '', ...value] = cookie.split('=');
    return [name.trim(), decode(value.join('='))] as const;
  });
  const known: readonly string[] = campaignParameters;
  return Object.fromEntries(pairs.filter(([name, value]) => known.includes(name) && value));
}
