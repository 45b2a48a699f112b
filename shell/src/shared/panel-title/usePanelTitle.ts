import { create } from 'zustand';

interface PanelTitle {
  /** Undefined while no panel is open that has an address of its own. */
  title: string | undefined;
}

/** The document's title while a panel is open that a link can open (readings 3). */
export const usePanelTitle = create<PanelTitle>(() => ({ title: undefined }));
