export { CuisineFeedback } from './CuisineFeedback';
