import { adoptServerStyles } from './serverStyles';

export { type CSSObject, css, cx, keyframes } from './emotion';
export { adoptServerStyles, serverStylesAttribute, stylesOf } from './serverStyles';

// Before the first module of the page makes a style.
if (typeof document !== 'undefined') adoptServerStyles(document);
