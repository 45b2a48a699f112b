import { usePanelBack } from '@storefront/contracts';
import { PanelFrame } from '@storefront/ui';
import { useId } from 'react';
import { LoginSteps, useLogin } from '../../features/login';
import { messages } from '../../shared/messages';
import { panelActions } from '../../shared/panelActions';

/** The login panel; the shell closes it after `account:logged-in` (spec §2, Auth panel). */
export default function AuthPanel() {
  const titleId = useId();
  const login = useLogin();
  const backToPanelBelow = usePanelBack();
  const backToPhone = { label: messages.back, onPress: login.changePhone };

  return (
    <PanelFrame
      titleId={titleId}
      title={login.title}
      back={login.step === 'code' ? backToPhone : backToPanelBelow}
      close={panelActions.close}
    >
      <LoginSteps login={login} />
    </PanelFrame>
  );
}
