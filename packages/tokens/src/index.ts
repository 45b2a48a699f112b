export { contrast, type Hex } from './colour-maths';
export type { ColourName } from './colourNames';
export { fontFaceCss, type FontUrls } from './fontFaceCss';
export { globalCss, resetCss } from './globalCss';
export { pictureBox } from './pictureBox';
export {
  breakpoints,
  elevation,
  layers,
  media,
  motion,
  prefersReducedMotion,
  radius,
  space,
  type Space,
} from './scales';
export { type TextStyle, type TextStyleName, textStyles, weight } from './text-styles';
export { type BrandColours, type BrandTheme } from './theme';
export { type TileGroup, tileGroup, tileGroups, tileTint } from './tints';
export { tokensCss } from './tokensCss';
export { colour, glow, mapColour } from './variables';
