import { createContext, use } from 'react';

/** The back button in a panel's head: the prop `back` of the kit's `PanelFrame`. */
export interface PanelBack {
  readonly label: string;
  readonly onPress: () => void;
}

const PanelBackContext = createContext<PanelBack | undefined>(undefined);

/** The panel host provides the back button of each panel. */
export const PanelBackProvider = PanelBackContext.Provider;

/**
 * The back button for the head of a side panel (spec §2: back buttons return to the previous panel);
 * undefined in the lowest panel, in a modal and without a host.
 */
export function usePanelBack(): PanelBack | undefined {
  return use(PanelBackContext);
}
