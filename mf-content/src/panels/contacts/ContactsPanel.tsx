import { useFailureToast } from '@storefront/api-client';
import { closePanels, usePanelBack } from '@storefront/contracts';
import { useQuery } from '@storefront/query';
import { PanelFrame } from '@storefront/ui';
import { useId } from 'react';
import { contactsQuery, ContactsView } from '../../features/contacts';
import { messages } from './messages';

/** «Контакты» (spec §2, Other burger panels). */
export default function ContactsPanel() {
  const titleId = useId();
  const { isLoadingError, error } = useQuery(contactsQuery());
  useFailureToast(isLoadingError && error, messages.failed);
  return (
    <PanelFrame
      titleId={titleId}
      title={messages.title}
      back={usePanelBack()}
      close={{ label: messages.close, onPress: closePanels }}
    >
      <ContactsView level="h3" />
    </PanelFrame>
  );
}
