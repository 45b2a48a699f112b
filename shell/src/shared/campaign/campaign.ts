/** What an advertisement says about itself in the address, and what is remembered of it (spec §3). */
export const campaignParameters = ['utm_source', 'affam', 'admitad_uid', 'click_id'] as const;

/** Where a visitor came from: the newest source, and the click that each network knows them by. */
export type Campaign = Partial<Record<(typeof campaignParameters)[number], string>>;

/** Thirty days (spec §9: 2592000 s). */
export const campaignLifetime = 2_592_000;

/** Longer ones are no network's. */
const longest = 200;

/** What the address of a visit brings. */
export function campaignOf(search: URLSearchParams): Campaign {
  const found = campaignParameters.flatMap((name) => {
    const value = search.get(name)?.trim();
    return value && value.length <= longest ? [[name, value] as const] : [];
  });
  return Object.fromEntries(found);
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** What an earlier visit has left in the cookies; `document.cookie` as it stands. */
export function rememberedCampaign(cookies: string): Campaign {
  const pairs = cookies.split(';').map((cookie) => {
    const at = cookie.indexOf('=');
    return [cookie.slice(0, at).trim(), decoded(cookie.slice(at + 1).trim())] as const;
  });
  const known: readonly string[] = campaignParameters;
  return Object.fromEntries(pairs.filter(([name, value]) => known.includes(name) && value));
}
