import { closePanels } from '@storefront/contracts';
import { PanelFrame } from '@storefront/ui';
import { MenuGroups } from '../../features/menu-groups';
import { messages } from './messages';

/** The groups of the menu as links. A choice is a page navigation, which closes this modal (spec §2). */
export default function MenuGroupsPanel() {
  return (
    <PanelFrame title={messages.title} onClose={closePanels}>
      <MenuGroups />
    </PanelFrame>
  );
}
