import { create } from 'zustand';

/** The browser's own question whether to install the site as an app (Chromium's `beforeinstallprompt`). */
export interface InstallOffer {
  /** Asks the visitor, once, after a press. */
  prompt: () => Promise<unknown>;
}

interface State {
  offer: InstallOffer | undefined;
}

/** The question that the shell has kept for the right moment; undefined while the browser has none. Written by the shell. */
export const useInstallOffer = create<State>()(() => ({ offer: undefined }));
