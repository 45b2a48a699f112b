import { css } from '@storefront/styles';
import { colour, media, radius, textStyles, weight } from '@storefront/tokens';

/** Typography of an article (visual direction, part 2): only tokens, so that it follows theme and brand. */
export const cmsTextClass = css({
  ...textStyles.body,
  overflowWrap: 'break-word',
  '& > * + *': { marginTop: 16 },
  '& > h2': { ...textStyles.h2, marginTop: 40 },
  '& > h3': { ...textStyles.h3, marginTop: 32 },
  '& > :is(h4, h5, h6)': { ...textStyles.title, marginTop: 24 },
  '& > :first-child': { marginTop: 0 },
  '& a': { color: colour.accentInk, textDecoration: 'underline', textUnderlineOffset: '0.15em' },
  '& ul, & ol': { paddingLeft: 24 },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& li::marker': { color: colour.ink3 },
  '& li + li': { marginTop: 8 },
  '& :is(li, td, blockquote) > * + *': { marginTop: 8 },
  '& blockquote': {
    paddingLeft: 20,
    borderLeft: `3px solid ${colour.accent}`,
    color: colour.ink2,
  },
  '& hr': { border: 0, borderTop: `1px solid ${colour.line}`, marginTop: 32, marginBottom: 32 },
  // Width and height stay as attributes, so that the place of a picture is kept until it is there.
  '& img': { maxWidth: '100%', height: 'auto', borderRadius: radius.md },
  '& figcaption, & caption': { ...textStyles.s, color: colour.ink3, textAlign: 'left' },
  '& figcaption': { marginTop: 8 },
  '& caption': { paddingBottom: 8 },
  // The target of a link stays below the header.
  '& [id]': { scrollMarginTop: 100 },
  '& sub, & sup': { fontSize: '0.75em', lineHeight: 0 },
});

/** A shadow at the right edge, under a cover that scrolls with the table and lies over the shadow at its end. */
const scrollHint = [
  `linear-gradient(to left, ${colour.bg} 30%, transparent) right / 2.5rem 100% no-repeat local`,
  `linear-gradient(to left, ${colour.line}, transparent) right / 1rem 100% no-repeat scroll`,
].join(', ');

export const tableScrollClass = css({
  position: 'relative',
  overflowX: 'auto',
  background: scrollHint,
  maxWidth: '100%',
  borderRadius: radius.xs,
  '& table': { borderCollapse: 'collapse', minWidth: '100%', ...textStyles.s, [media.sm]: textStyles.body },
  '& :is(th, td)': {
    padding: '10px 16px 10px 0',
    borderBottom: `1px solid ${colour.line}`,
    textAlign: 'left',
    verticalAlign: 'top',
    minWidth: '6rem',
    // Twenty digits of an account are one word.
    overflowWrap: 'anywhere',
  },
  // A heading's word stays whole; the table scrolls rather than break it.
  '& th': { overflowWrap: 'break-word', fontWeight: weight.strong, color: colour.ink2 },
});
