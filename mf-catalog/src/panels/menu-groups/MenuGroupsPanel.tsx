import { closePanels } from '@storefront/contracts';
import { PanelFrame } from '@storefront/ui';
import { useId } from 'react';
import { MenuGroups } from '../../features/menu-groups';
import { messages } from './messages';

/** The groups of the menu as links; a choice is a new page, on which this modal is no longer open (spec §2). */
export default function MenuGroupsPanel() {
  const titleId = useId();
  return (
    <PanelFrame
      titleId={titleId}
      title={messages.title}
      close={{ label: messages.close, onPress: closePanels }}
    >
      <MenuGroups />
    </PanelFrame>
  );
}
