import { openPanel } from '@storefront/contracts';
import { useAfterLogin } from '../../shared/login/useAfterLogin';

/** An order that a login interrupted goes on after it. Returns what asks for the phone. */
export const useOrderAfterLogin = () => useAfterLogin({ goOn: () => openPanel('order'), until: 'order' });
