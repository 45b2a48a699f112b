import { closePanels, usePanelBack } from '@storefront/contracts';
import { PanelFrame } from '@storefront/ui';
import { ContactsView } from '../../features/contacts';
import { messages } from './messages';

/** «Контакты» (spec §2, Other burger panels). */
export default function ContactsPanel() {
  return (
    <PanelFrame title={messages.title} back={usePanelBack()} onClose={closePanels}>
      <ContactsView level="h3" />
    </PanelFrame>
  );
}
