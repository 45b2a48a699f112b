/**
 * Which props a styled tag hands on, in place of Emotion's list of every attribute there is (2 kB of every first
 * page). No styled tag of ours has props of its own, so what comes is meant for the tag (decision 0027).
 */
export default function forwardsProp(name: string): boolean {
  return name !== 'as' && name !== 'theme' && name !== 'innerRef';
}
