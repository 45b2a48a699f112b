import { backToPreviousPanel } from '@storefront/contracts';
import { PanelFrame } from '@storefront/ui';
import { useId } from 'react';
import { LoginSteps, useLogin } from '../../features/login';
import { panelActions } from '../../shared/panelActions';

/** Login over whatever the customer was doing; afterwards the panel below is there again (spec §2, Auth panel). */
export default function AuthPanel() {
  const titleId = useId();
  const login = useLogin({ onLoggedIn: backToPreviousPanel });
  const back =
    login.step === 'code' ? { ...panelActions.back, onPress: login.changePhone } : panelActions.back;

  return (
    <PanelFrame titleId={titleId} title={login.title} back={back} close={panelActions.close}>
      <LoginSteps login={login} />
    </PanelFrame>
  );
}
