import styled from '@emotion/styled';
import { closePanels, type PanelId, panels, usePanelBack } from '@storefront/contracts';
import { colour, textStyles } from '@storefront/tokens';
import { BrandMark, EmptyState, LinkButton, PanelFrame } from '@storefront/ui';
import { useId } from 'react';
import { useOrderPhone } from '../../shared/order-phone/useOrderPhone';
import { messages } from './messages';

const Owes = styled.p({ ...textStyles.s, color: colour.ink2, textAlign: 'center' });

/** Stands where a team has a panel in the contract and none in its remote: it is coming, and here is a phone. */
export default function OwedPanel({ panel }: { panel: PanelId }) {
  const titleId = useId();
  const phone = useOrderPhone();
  const isDevelopment = process.env.NODE_ENV !== 'production';
  return (
    <PanelFrame
      titleId={titleId}
      title={messages.title(panel)}
      back={usePanelBack()}
      close={{ label: messages.close, onPress: closePanels }}
    >
      <EmptyState
        picture={<BrandMark size={72} />}
        title={messages.soon}
        text={messages.phone}
        action={
          <LinkButton kind="soft" href={phone.href}>
            {phone.text}
          </LinkButton>
        }
      />
      {isDevelopment && <Owes>{messages.owes(panels[panel].owner, panel)}</Owes>}
    </PanelFrame>
  );
}
