export { LoginSteps } from './LoginSteps';
export { useLogin } from './useLogin';
