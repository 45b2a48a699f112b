export { LoginSteps } from './LoginSteps';
export { useLogin } from './useLogin';
export { usePhoneChange } from './usePhoneChange';
