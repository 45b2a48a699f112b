export { CustomerPanel } from './CustomerPanel';
export { PersonalForm } from './PersonalForm';
