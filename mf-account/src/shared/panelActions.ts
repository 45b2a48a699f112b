import { backToPreviousPanel, closePanels } from '@storefront/contracts';

/** The buttons in the head of this team's panels. */
export const panelActions = {
  close: { label: 'Закрыть', onPress: closePanels },
  back: { label: 'Назад', onPress: backToPreviousPanel },
};
