import { closePanels } from '@storefront/contracts';
import { messages } from './messages';

/** The close button of this team's panels; their back button is `usePanelBack`. */
export const closeButton = { label: messages.close, onPress: closePanels };
