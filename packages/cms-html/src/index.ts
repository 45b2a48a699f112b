export { CmsHtml, type CmsHtmlProps } from './CmsHtml';
export { headedTexts } from './headedTexts';
export { plainText } from './plainText';
