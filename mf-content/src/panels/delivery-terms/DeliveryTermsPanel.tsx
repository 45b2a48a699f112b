import { useFailureToast, zonesQuery } from '@storefront/api-client';
import { closePanels, usePanelBack } from '@storefront/contracts';
import { useQuery } from '@storefront/query';
import { PanelFrame } from '@storefront/ui';
import { DeliveryTerms } from '../../features/delivery-terms';
import { messages } from './messages';

/** «Условия доставки» (spec §2, Other burger panels). */
export default function DeliveryTermsPanel() {
  const { isLoadingError, error } = useQuery(zonesQuery());
  useFailureToast(isLoadingError && error, messages.failed);
  return (
    <PanelFrame title={messages.title} back={usePanelBack()} onClose={closePanels}>
      <DeliveryTerms layout="panel" />
    </PanelFrame>
  );
}
