export interface DemoArticle {
  slug: string;
  name: string;
  lead: string;
  /** The slug of a dish. */
  picture: string;
  daysAgo: number;
  content: readonly string[];
}
