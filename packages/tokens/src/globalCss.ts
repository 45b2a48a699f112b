import { media } from './scales';
import { textStyleRules, textStyles, weight } from './text-styles';

const fontStack = 'Geologica, "Geologica Fallback", "Segoe UI", Roboto, "Noto Sans", system-ui, sans-serif';

/** Removes browser defaults that the design does not use. */
export const resetCss = [
  '*,::before,::after{box-sizing:border-box}',
  'html{-webkit-text-size-adjust:100%;text-size-adjust:100%;tab-size:4}',
  'body,h1,h2,h3,h4,p,ul,ol,dl,dd,figure,fieldset,legend{margin:0;padding:0}',
  'fieldset{border:0;min-width:0}',
  'ul,ol{list-style:none}',
  'img,svg,picture,video,canvas{display:block}',
  'img,video{max-width:100%}',
  'button,input,textarea,select{font:inherit;color:inherit;letter-spacing:inherit;margin:0}',
  'button{border:0;padding:0;background:none;text-align:inherit;cursor:pointer;-webkit-tap-highlight-color:transparent}',
  'a{color:inherit;text-decoration:none;-webkit-tap-highlight-color:transparent}',
  '[hidden]{display:none!important}',
].join('\n');

/** Styles of every page: the body's font, headings, the focus ring, reduced motion and forced colours. */
export const globalCss = [
  // A focused element scrolls to above the bars that stick to the bottom: the toolbar, the price of a product. A margin
  // of a text field would not do: its caret has no margin.
  'html{scroll-padding-bottom:min(96px,20vh)}',
  // And clear of the header with its tabs.
  'main :focus-visible,footer :focus-visible{scroll-margin-top:min(160px,30vh)}',
  `body{background:var(--c-bg);color:var(--c-ink);font:${weight.text} 1rem/1.5 ${fontStack};font-variant-numeric:tabular-nums;-webkit-font-smoothing:antialiased;min-width:320px;overflow-wrap:break-word;padding:0 env(safe-area-inset-right) 0 env(safe-area-inset-left)}`,
  textStyleRules('h1', textStyles.h1),
  textStyleRules('h2', textStyles.h2),
  textStyleRules('h3', textStyles.h3),
  'h1,h2,h3{text-wrap:balance}',
  'p{text-wrap:pretty}',
  `b,strong{font-weight:${weight.strong}}`,
  ':focus-visible{outline:2px solid var(--c-focus);outline-offset:2px}',
  '::selection{background:var(--c-accent-soft);color:var(--c-accent-ink)}',
  // Loading indicators keep moving: they mark themselves as essential.
  `${media.reducedMotion}{:root{--d-2:120ms;--d-3:120ms}html{scroll-behavior:auto}*:not([data-motion=essential]),::before,::after{animation-duration:1ms!important;animation-delay:0s!important;animation-iteration-count:1!important;scroll-behavior:auto!important}}`,
  // Forced colours remove backgrounds, so every control gets a border.
  `${media.forcedColors}{button,input,textarea,[data-option]{border:1px solid ButtonText}:focus-visible{outline-color:Highlight}}`,
].join('\n');
