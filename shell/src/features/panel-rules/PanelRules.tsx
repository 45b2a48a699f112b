import type { PanelTarget } from '@storefront/contracts';
import { usePanelRules } from './usePanelRules';

/** Carries the rules out beside the page; nothing a page needs to come alive, so it is loaded after that. */
export function PanelRules({ stack }: { stack: readonly PanelTarget[] }) {
  usePanelRules(stack);
  return null;
}
