export const messages = {
  vk: 'Мы ВКонтакте',
  telegram: 'Мы в Telegram',
  odnoklassniki: 'Мы в Одноклассниках',
  appStore: 'App Store',
  googlePlay: 'Google Play',
} as const;
