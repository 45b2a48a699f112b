/** A slug of dots alone would resolve to another page. */
export const isSlug = (slug: string) => !/^\.{0,2}$/.test(slug);

export const slugs = (rows: readonly { slug: string }[]) => rows.map(({ slug }) => slug).filter(isSlug);

/** The most pages of a list that one sitemap reads: a back end may always name a next page. */
const maxPages = 200;

/** The slugs of all pages of a list. When a page fails, those before it stay. */
export async function pagedSlugs(
  readPage: (page: number) => Promise<{ data: { slug: string }[]; meta: { last_page: number } }>,
  onMissing: (error: unknown) => void,
): Promise<string[]> {
  const first = await readPage(1);
  const found = [...first.data];
  const last = Math.min(first.meta.last_page, maxPages);
  try {
    for (let page = 2; page <= last; page += 1) found.push(...(await readPage(page)).data);
  } catch (error) {
    onMissing(error);
  }
  return [...new Set(slugs(found))];
}
