import { usePanelBack } from '@storefront/contracts';
import { PanelFrame } from '@storefront/ui';
import { useId } from 'react';
import { LoginSteps, useLogin } from '../../features/login';
import { messages } from '../../shared/messages';
import { panelActions } from '../../shared/panelActions';

/** Login over whatever the customer was doing; the shell closes it after `account:logged-in` (spec §2, Auth panel). */
export default function AuthPanel() {
  const titleId = useId();
  const login = useLogin();
  const toPanelBelow = usePanelBack();
  const toPhone = { label: messages.back, onPress: login.changePhone };

  return (
    <PanelFrame
      titleId={titleId}
      title={login.title}
      back={login.step === 'code' ? toPhone : toPanelBelow}
      close={panelActions.close}
    >
      <LoginSteps login={login} />
    </PanelFrame>
  );
}
