import { closePanels } from '@storefront/contracts';
import { messages } from './messages';

/** The cross in the head of this team's panels; their arrow is `usePanelBack`. */
export const panelActions = {
  close: { label: messages.close, onPress: closePanels },
};
