export { allowedAttributes, allowedTags, codeTags, maxDepth, type Tag, tagAliases } from './tags';
export {
  anchorId,
  encodedSpaces,
  isOnHost,
  isPictureUrl,
  type LinkTarget,
  linkTarget,
  pictureSize,
  withoutOrigin,
  withScheme,
  writtenAddress,
} from './urls';
