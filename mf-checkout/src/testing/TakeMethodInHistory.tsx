import TakeMethodPanel from '../panels/take-method/TakeMethodPanel';
import { StepInHistory } from './StepInHistory';

/** The panel with its two steps. */
export const TakeMethodInHistory = (props: { from?: 'addresses' | undefined; repeat?: string }) => (
  <StepInHistory step="flat" panel={(params) => <TakeMethodPanel {...props} {...params} />} />
);
