import { backToPreviousPanel, closePanels } from '@storefront/contracts';
import { messages } from './messages';

/** The buttons in the head of this team's panels. */
export const panelActions = {
  close: { label: messages.close, onPress: closePanels },
  back: { label: messages.back, onPress: backToPreviousPanel },
};
