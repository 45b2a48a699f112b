import type { PartKey, PartModule } from './remoteParts';

/** Panels that the shell draws itself. */
export const ownParts: Partial<Record<PartKey, () => Promise<PartModule>>> = {
  'panel:burger': () => import('../../features/burger/BurgerPanel'),
  'panel:logout-confirm': () => import('../../features/logout/LogoutConfirmPanel'),
};
