export interface DemoLanding {
  url: string;
  name: string;
  title: string;
  description: string;
  content: readonly string[];
  /** The slug of a dish. */
  picture?: string;
  promocode?: string;
  /** The slug of the dish that the page is about. */
  product?: string;
}
