/** spec §8, with what the customer can do. */
export const messages = {
  failed:
    'ReCaptcha error: Failed to load script. Отправляем без проверки Google. Если не получится, отключите VPN и блокировщик рекламы и обновите страницу',
} as const;
