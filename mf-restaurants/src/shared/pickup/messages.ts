/** Texts of the choice of a restaurant for pickup. */
export const messages = {
  pickUpHere: 'Забрать отсюда',
  pickedUpHere: 'Заберете отсюда',
  chosenToast: (name: string) => `Заберете в ресторане: ${name}`,
} as const;
