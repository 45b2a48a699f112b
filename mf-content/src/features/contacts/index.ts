export { contactRows } from './contactRows';
export { contactsQuery } from './contactsQuery';
export { ContactsView } from './ContactsView';
