/** The demo customer logs in with +7 900 000-00-01. */
export const demoCustomer = {
  phone: '79000000001',
  name: 'Мария',
  email: 'maria@kitsune.example',
  newsletter: true,
};

/** Addresses of the demo customer; the first is home. */
export const demoAddresses = [
  {
    isDefault: true,
    street: 'Огородный проезд',
    home: '16',
    apartment: '24',
    entrance: '2',
    floor: '5',
    fullAddress: 'Москва, Огородный проезд, 16',
    latitude: 55.8214,
    longitude: 37.6013,
  },
  {
    street: 'улица Покровка',
    home: '17',
    fullAddress: 'Москва, улица Покровка, 17',
    latitude: 55.7594,
    longitude: 37.6459,
  },
];
