import { join } from 'node:path';
import { packageFolder } from './packageFolder';

const replacement = (name: string) => join(packageFolder(), 'src/emotion', `${name}.ts`);

/** Two dependencies of Emotion that the storefront does not need (decisions 0027, 0038). */
export const emotionAlias = {
  '@emotion/is-prop-valid$': replacement('shouldForwardProp'),
  'hoist-non-react-statics$': replacement('noopHoistStatics'),
};
