import styled from '@emotion/styled';
import { backToPreviousPanel, emit, toast } from '@storefront/contracts';
import { colour } from '@storefront/tokens';
import { Button, PanelFrame } from '@storefront/ui';
import { useId } from 'react';
import { messages } from './messages';

const Text = styled.p({ color: colour.ink2 });
const Choice = styled.div({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 });

/** Only the server can delete the session cookie, so a logout needs the network. */
function logOut() {
  if (navigator.onLine) emit('shell:logout-requested', {});
  else toast(messages.offline, 'error');
}

/** spec §2, logout confirm modal */
export default function LogoutConfirmPanel() {
  const titleId = useId();
  return (
    <PanelFrame
      titleId={titleId}
      title={messages.title}
      close={{ label: messages.close, onPress: backToPreviousPanel }}
      footer={
        <Choice>
          <Button onClick={backToPreviousPanel}>{messages.stay}</Button>
          <Button kind="soft" onClick={logOut}>
            {messages.leave}
          </Button>
        </Choice>
      }
    >
      <Text>{messages.text}</Text>
    </PanelFrame>
  );
}
