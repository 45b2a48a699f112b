/**
 * Replaces Emotion's list of all HTML attributes, 1.8 kB of every first page (decision 0027). Our styled tags
 * declare no props of their own, so every prop is an attribute of the tag.
 */
export default function shouldForwardProp(name: string): boolean {
  return name !== 'as' && name !== 'theme' && name !== 'innerRef';
}
