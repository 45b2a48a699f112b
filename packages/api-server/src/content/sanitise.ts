import {
  allowedAttributes,
  allowedTags,
  anchorId,
  codeTags,
  encodedSpaces,
  isPictureUrl,
  linkTarget,
  maxDepth,
  pictureSize,
  tagAliases,
  withScheme,
  writtenAddress,
} from '@storefront/cms-html/rules';
import sanitizeHtml from 'sanitize-html';

/**
 * Cleans the HTML of the content system: allowed tags, links to our pages, other sites, mail and phones, and pictures
 * of ours or over https. Links to other sites open in a new tab without a referrer. Other tags are removed and their
 * text stays. Clean HTML comes out unchanged.
 */
export function sanitise(html: string): string {
  const once = sanitizeHtml(html, rules);
  // A removed tag may leave nested paragraphs, which browsers rewrite: the second pass removes them.
  return once === html ? html : sanitizeHtml(once, rules);
}

/** The same for a column that may be empty. */
export const sanitiseOrNull = (html: string | null): string | null => (html === null ? null : sanitise(html));

const rules: sanitizeHtml.IOptions = {
  allowedTags: [...allowedTags, 'span'],
  allowedAttributes: {
    // Links of the text lead to these ids; the page that shows the text keeps them apart from its own ids.
    '*': ['id'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: [...allowedAttributes.th],
    td: [...allowedAttributes.td],
    ol: [...allowedAttributes.ol],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: [...codeTags],
  nestingLimit: maxDepth,
  transformTags: {
    ...tagAliases,
    a: (tag, given) => link(address(given['href']), anchorOf(tag, given)),
    img: (tagName, given) => {
      const { alt = '' } = given;
      const src = withScheme(address(given['src']));
      return {
        tagName,
        attribs: {
          ...(isPictureUrl(src) ? { src } : {}),
          alt,
          ...pictureSize(given),
          loading: 'lazy',
          ...anchorOf(tagName, given),
        },
      };
    },
    // Called after the functions above.
    '*': (tagName, attribs) => (kept.has(tagName) ? { tagName, attribs } : place(anchorOf(tagName, attribs))),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
};

const address = (written = ''): string => encodedSpaces(written.trim());

/** Tags that stay, or go with their content. */
const kept: ReadonlySet<string> = new Set([...allowedTags, ...codeTags]);

function anchorOf(tag: string, given: sanitizeHtml.Attributes): { id: string } | undefined {
  const id = anchorId(tag, given);
  return id === undefined ? undefined : { id };
}

/** The replacement of a removed tag: an anchor that links of the text lead to, or the words of the tag alone. */
const place = (anchor: { id: string } | undefined): sanitizeHtml.Tag =>
  anchor ? { tagName: 'span', attribs: anchor } : { tagName: 'div', attribs: {} };

function link(href: string, anchor: { id: string } | undefined): sanitizeHtml.Tag {
  const target = linkTarget(href);
  if (target === 'here') return { tagName: 'a', attribs: { href: writtenAddress(href), ...anchor } };
  if (target === 'foreign') {
    return { tagName: 'a', attribs: { href, target: '_blank', rel: 'noopener noreferrer', ...anchor } };
  }
  return anchor ? { tagName: 'a', attribs: anchor } : place(undefined);
}
