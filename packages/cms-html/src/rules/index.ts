export { allowedAttributes, allowedTags, codeTags, maxDepth, type Tag, tagAliases } from './tags';
export {
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
