import { CodeStep } from './CodeStep';
import { PhoneStep } from './PhoneStep';
import type { Login } from './useLogin';

interface Props {
  login: Login;
}

/** The current step of a login, without its title: a page and a panel name it each in their own way. */
export function LoginSteps({ login }: Props) {
  return login.step === 'phone' ? <PhoneStep login={login} /> : <CodeStep login={login} />;
}
