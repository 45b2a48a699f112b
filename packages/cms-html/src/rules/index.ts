export { allowedAttributes, allowedTags, codeTags, maxDepth, type Tag, tagAliases } from './tags';
export { isPictureUrl, type LinkTarget, linkTarget, pictureSize, writtenAddress } from './urls';
