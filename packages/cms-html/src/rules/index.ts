export { allowedAttributes, allowedTags, codeTags, maxDepth, type Tag, tagAliases } from './tags';
export {
  isOnHost,
  isPictureUrl,
  type LinkTarget,
  linkTarget,
  pictureSize,
  withoutOrigin,
  writtenAddress,
} from './urls';
