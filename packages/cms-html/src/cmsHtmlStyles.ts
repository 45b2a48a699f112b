import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { colour, media, radius, textStyles, weight } from '@storefront/tokens';

/** Typography of an article (visual direction, part 2): only tokens, so that it follows theme and brand. */
export const CmsText = styled.div({
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
  '& sub, & sup': { fontSize: '0.75em', lineHeight: 0 },
});

const fade = 'linear-gradient(to left, transparent, #000 2.5rem)';
const fadeUntilTheEnd = keyframes({ 'from, 95%': { maskImage: fade }, to: { maskImage: 'none' } });

export const TableScroll = styled.div({
  overflowX: 'auto',
  // A table that scrolls fades at the right until its end is reached; one that fits has no timeline, so no fade.
  '@supports (animation-timeline: scroll(self inline))': {
    animation: `${fadeUntilTheEnd} linear both`,
    animationTimeline: 'scroll(self inline)',
  },
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
  '& th': { fontWeight: weight.strong, color: colour.ink2 },
});
