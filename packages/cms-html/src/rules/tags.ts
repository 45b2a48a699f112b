/** Tags that HTML of the content system keeps; others are removed and their text stays. */
export const allowedTags = [
  ...([
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'blockquote',
    'ul',
    'ol',
    'li',
    'figure',
    'figcaption',
    'img',
  ] as const),
  ...(['a', 'strong', 'em', 'b', 'i', 's', 'sub', 'sup'] as const),
  ...(['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'] as const),
] as const;

export type Tag = (typeof allowedTags)[number];

/** Tags that are rendered as another. The page's own main heading is its name. */
export const tagAliases: Readonly<Record<string, Tag>> = { h1: 'h2', h5: 'h4', h6: 'h4', tfoot: 'tbody' };

/** The content of these tags is code or a control, not text: it goes with the tag. */
export const codeTags = [
  'script',
  'style',
  'noscript',
  'template',
  'iframe',
  'object',
  'svg',
  'math',
  'title',
  'textarea',
  'option',
  'xmp',
  'noembed',
  'noframes',
] as const;

/** Attributes that stay beside the address of a link and the source and size of a picture. */
export const allowedAttributes = {
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  ol: ['start'],
} as const satisfies Partial<Record<Tag, readonly string[]>>;

/** Elements inside elements, at most: deeper tags are removed and their text stays. */
export const maxDepth = 30;
