import { CodeStep } from './CodeStep';
import { PhoneStep } from './PhoneStep';
import type { Login } from './useLogin';

interface Props {
  login: Login;
}

/** The current step of a login, without the title: the page and the panel render their own. */
export function LoginSteps({ login }: Props) {
  return login.step === 'phone' ? <PhoneStep login={login} /> : <CodeStep login={login} />;
}
