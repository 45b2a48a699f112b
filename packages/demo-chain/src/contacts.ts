interface DemoContact {
  kind: 'phone' | 'email';
  label: string;
  value: string;
}

/** How to reach the demo chain (spec §3, Contacts). */
export const demoContacts: readonly DemoContact[] = [
  { kind: 'phone', label: 'Москва', value: '+7 (495) 000-00-24' },
  { kind: 'phone', label: 'Химки', value: '+7 (495) 000-00-25' },
  { kind: 'phone', label: 'Красногорск', value: '+7 (495) 000-00-26' },
  { kind: 'phone', label: 'Мытищи', value: '+7 (495) 000-00-27' },
  { kind: 'email', label: 'Доставка и отзывы', value: 'delivery@kitsune.example' },
  { kind: 'email', label: 'Банкеты и мероприятия', value: 'party@kitsune.example' },
  { kind: 'email', label: 'Партнерам и арендодателям', value: 'partners@kitsune.example' },
];
