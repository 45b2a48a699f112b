export const messages = { title: 'Все меню', close: 'Закрыть', loading: 'Загружаем меню', all: 'Меню целиком' } as const;
