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
  allowedTags: [...allowedTags],
  allowedAttributes: {
    // Links of the text lead to them; who shows the text sets them apart from its own.
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
    a: (tag, given) => link(address(given['href']), anchorId(tag, given)),
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
        },
      };
    },
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
};

const address = (written = ''): string => encodedSpaces(written.trim());

function link(href: string, id: string | undefined): sanitizeHtml.Tag {
  const anchor = id === undefined ? undefined : { id };
  const target = linkTarget(href);
  if (target === 'here') return { tagName: 'a', attribs: { href: writtenAddress(href), ...anchor } };
  if (target === 'foreign') {
    return { tagName: 'a', attribs: { href, target: '_blank', rel: 'noopener noreferrer', ...anchor } };
  }
  // Without an id it is no allowed tag: the words stay.
  return anchor ? { tagName: 'a', attribs: anchor } : { tagName: 'span', attribs: {} };
}
