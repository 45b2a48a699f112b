import sanitizeHtml from 'sanitize-html';

/** A url of another site: https, without credentials that could imitate our host. */
const foreign = /^https:\/\/[\w.-]+(?::\d+)?(?:[/?#]\S*)?$/i;
/** A page of ours. Two slashes, also with a backslash among them, would be another site. */
const own = /^(?:\/(?![/\\])[\w\-./?=&%#~+,:@!]*|#[\w-]+)$/;
const contact = /^(?:mailto:[^\s?]+|tel:\+?[\d-]+)$/i;
const ownPicture = /^\/storage\/(?!.*\.\.)[\w\-./?=&]+$/;

/**
 * Cleans the HTML of the content system: allowed tags, links to our pages, https, mail and phones, and pictures of ours
 * or over https. Links to other sites open in a new tab without a referrer. Other tags are removed and their text
 * stays. Clean HTML comes out unchanged.
 */
export function sanitise(html: string): string {
  const once = sanitizeHtml(html, rules);
  // A removed tag may leave nested paragraphs, which browsers rewrite: the second pass removes them.
  return once === html ? html : sanitizeHtml(once, rules);
}

/** The same for a column that may be empty. */
export const sanitiseOrNull = (html: string | null): string | null => (html === null ? null : sanitise(html));

const nonTextTags = ['script', 'style', 'noscript', 'template', 'iframe', 'object', 'svg', 'math', 'title'];

const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li', 'figure', 'figcaption', 'img'],
    ...['a', 'strong', 'em', 'b', 'i', 's', 'sub', 'sup'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // The content of these tags is code, not text.
  nonTextTags: [...nonTextTags, 'textarea', 'option', 'xmp', 'noembed', 'noframes'],
  nestingLimit: 30,
  transformTags: {
    // The page's own heading is its name.
    h1: 'h2',
    a: (_tag, attributes) => link(attributes['href']?.trim() ?? ''),
    img: (tagName, { src = '', alt = '', width, height }) => ({
      tagName,
      attribs: {
        ...(isPicture(src.trim()) ? { src: src.trim() } : {}),
        alt,
        ...size('width', width),
        ...size('height', height),
        loading: 'lazy',
      },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
};

function link(href: string): sanitizeHtml.Tag {
  if (own.test(href) || contact.test(href)) return { tagName: 'a', attribs: { href } };
  if (foreign.test(href)) {
    return { tagName: 'a', attribs: { href, target: '_blank', rel: 'noopener noreferrer' } };
  }
  // No allowed tag: the words stay.
  return { tagName: 'span', attribs: {} };
}

const isPicture = (src: string) => ownPicture.test(src) || foreign.test(src);

function size(name: 'width' | 'height', value: string | undefined): sanitizeHtml.Attributes {
  return value !== undefined && /^\d{1,4}$/.test(value) ? { [name]: value } : {};
}
