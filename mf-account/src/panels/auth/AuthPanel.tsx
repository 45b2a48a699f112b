import {
  backToPreviousPanel,
  closePanels,
  type PanelParams,
  replacePanel,
  useLeavePanel,
  usePanelBack,
  useSession,
} from '@storefront/contracts';
import { PanelFrame } from '@storefront/ui';
import { useEffect, useState } from 'react';
import { LoginSteps, useLogin, usePhoneChange } from '../../features/login';
import { messages } from '../../shared/messages';

/**
 * The login, or another phone for the customer who is logged in (spec §2, Auth panel, Personal data). The shell closes
 * it after `account:logged-in`.
 */
export default function AuthPanel({ reason }: PanelParams<'auth'>) {
  const isUser = useSession().status === 'user';
  // Forward in the history leads to a login that is over.
  const [isOver] = useState(isUser && reason === undefined);
  const leave = useLeavePanel('auth');
  useEffect(() => {
    if (isOver) leave();
  }, [isOver, leave]);

  if (isOver) return null;
  // A guest has no phone to change: the session may have ended since the panel was opened.
  return reason === 'change-phone' && isUser ? <PhoneChange /> : <Login />;
}

function Login() {
  return <Steps steps={useLogin()} />;
}

function PhoneChange() {
  const hasPanelBelow = usePanelBack() !== undefined;
  const returnToPersonalData = useLeavePanel('auth', () =>
    hasPanelBelow ? backToPreviousPanel() : replacePanel('personal-data'),
  );
  return <Steps steps={usePhoneChange({ onChanged: returnToPersonalData })} />;
}

function Steps({ steps }: { steps: ReturnType<typeof useLogin> }) {
  const backToPanelBelow = usePanelBack();
  const backToPhone = { label: messages.back, onPress: steps.changePhone };
  return (
    <PanelFrame
      title={steps.title}
      back={steps.step === 'code' ? backToPhone : backToPanelBelow}
      onClose={closePanels}
    >
      <LoginSteps login={steps} />
    </PanelFrame>
  );
}
