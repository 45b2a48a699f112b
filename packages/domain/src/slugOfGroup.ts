interface Group {
  id: number;
  seo_page: { url: string } | null;
}

/** The slug of a menu group in paths and calls (spec §3, Group): that of its page, or its id without one. */
export const slugOfGroup = ({ id, seo_page: page }: Group): string => page?.url || String(id);
