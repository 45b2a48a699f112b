import { join } from 'node:path';
import { packageFolder } from './packageFolder';

const replacement = (name: string) => join(packageFolder(), 'src/emotion', `${name}.ts`);

/** Two parts of Emotion that the storefront has no use for and every page would load (decision 0027). */
export const emotionAlias = {
  '@emotion/is-prop-valid$': replacement('forwardsProp'),
  'hoist-non-react-statics$': replacement('hoistNothing'),
};
