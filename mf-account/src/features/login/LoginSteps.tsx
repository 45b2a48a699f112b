import { CodeStep } from './CodeStep';
import { PhoneStep } from './PhoneStep';
import type { PhoneConfirmation } from './usePhoneConfirmation';

interface Props {
  login: PhoneConfirmation;
}

/** The current step of a login or a change of phone, without the title: the page and the panel render their own. */
export function LoginSteps({ login }: Props) {
  return login.step === 'phone' ? <PhoneStep login={login} /> : <CodeStep login={login} />;
}
