/** Tags of the restaurant filter; the icons are in icons/. */
export const demoTags = [
  { id: 1, name: 'Летняя веранда', icon: 'terrace' },
  { id: 2, name: 'Детская комната', icon: 'kids' },
  { id: 3, name: 'Парковка', icon: 'parking' },
  { id: 4, name: 'Wi-Fi', icon: 'wifi' },
  { id: 5, name: 'Завтраки', icon: 'breakfast' },
  { id: 6, name: 'Живая музыка', icon: 'music' },
  { id: 7, name: 'Самовывоз без очереди', icon: 'pickup' },
  { id: 8, name: 'Можно с собакой', icon: 'dogs' },
];
