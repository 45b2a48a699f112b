import { useFailureToast } from '@storefront/api-client';
import { closePanels, usePanelBack } from '@storefront/contracts';
import { zonesQuery } from '@storefront/forms';
import { useQuery } from '@storefront/query';
import { PanelFrame } from '@storefront/ui';
import { useId } from 'react';
import { DeliveryTerms } from '../../features/delivery-terms';
import { messages } from './messages';

/** «Условия доставки» (spec §2, Other burger panels). */
export default function DeliveryTermsPanel() {
  const titleId = useId();
  const { isLoadingError, error } = useQuery(zonesQuery());
  useFailureToast(isLoadingError && error, messages.failed);
  return (
    <PanelFrame
      titleId={titleId}
      title={messages.title}
      back={usePanelBack()}
      close={{ label: messages.close, onPress: closePanels }}
    >
      <DeliveryTerms layout="panel" />
    </PanelFrame>
  );
}
