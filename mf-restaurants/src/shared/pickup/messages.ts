/** Texts of the choice of a restaurant for pickup. */
export const messages = {
  chosenToast: (name: string) => `Заберете в ресторане: ${name}`,
} as const;
