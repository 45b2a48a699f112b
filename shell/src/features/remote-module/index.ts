export { RemoteModuleFailed } from './RemoteModuleFailed';
