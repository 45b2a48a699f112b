export { withoutOrigin, withScheme } from '@storefront/contracts/site-path';
export { allowedAttributes, allowedTags, codeTags, maxDepth, type Tag, tagAliases } from './tags';
export {
  anchorId,
  encodedSpaces,
  isOnHost,
  isPictureUrl,
  type LinkTarget,
  linkTarget,
  pictureSize,
  writtenAddress,
} from './urls';
