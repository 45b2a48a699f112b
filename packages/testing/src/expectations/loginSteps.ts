import type { Step } from './steps';

/** Logs a new customer in through the panel or the page of login, as a visitor does. `phone` has ten digits. */
export const loginSteps = (phone: string): readonly Step[] => [
  { type: phone, into: { role: 'textbox', name: 'Номер телефона' } },
  { press: { role: 'button', name: 'Получить код' } },
  { typeCodeOf: `7${phone}`, into: { role: 'textbox', name: 'Код из СМС, пять цифр' } },
];
