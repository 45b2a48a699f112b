import { createContext, use } from 'react';

/** The arrow in a panel's head: fits `back` of the kit's `PanelFrame`. */
export interface PanelBack {
  readonly label: string;
  readonly onPress: () => void;
}

const PanelBackContext = createContext<PanelBack | undefined>(undefined);

/** The host of the panels says here what lies under each of them. */
export const PanelBackProvider = PanelBackContext.Provider;

/**
 * The way back to the panel below, for the head of every side panel; undefined in the lowest one, in a modal, and
 * wherever no host stands around (spec §2: back buttons return to the previous panel).
 */
export function usePanelBack(): PanelBack | undefined {
  return use(PanelBackContext);
}
