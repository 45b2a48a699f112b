import { closePanels, panels, type PlaceholderPanelId, usePanelBack } from '@storefront/contracts';
import { BrandMark, EmptyState, LinkButton, PanelFrame, RoundPicture } from '@storefront/ui';
import { useId } from 'react';
import { useOrderPhone } from '../../shared/order-phone/useOrderPhone';
import { messages, panelTitles } from './messages';
import { OwnerNote } from './OwnerNote';

/** The content of a panel whose owner has not built it yet: it offers the order phone meanwhile. */
export default function PlaceholderPanel({ panel }: { panel: PlaceholderPanelId }) {
  const titleId = useId();
  const phone = useOrderPhone();
  return (
    <PanelFrame
      titleId={titleId}
      title={panelTitles[panel]}
      back={usePanelBack()}
      close={{ label: messages.close, onPress: closePanels }}
    >
      <EmptyState
        picture={
          <RoundPicture>
            <BrandMark size={72} />
          </RoundPicture>
        }
        title={messages.panelSoon}
        text={messages.panelText}
        action={
          <LinkButton kind="soft" href={phone.href}>
            {phone.text}
          </LinkButton>
        }
      />
      <OwnerNote kind="panel" id={panel} owner={panels[panel].owner} />
    </PanelFrame>
  );
}
