interface Group {
  id: number;
  seo_page: { url: string } | null;
}

/** The slug of a menu group in paths and calls (spec §3, Group): the url of its page, else its id. */
export const slugOfGroup = ({ id, seo_page: page }: Group): string => page?.url || String(id);
