export { CmsHtml, type CmsHtmlProps } from './CmsHtml';
export { plainText } from './plainText';
