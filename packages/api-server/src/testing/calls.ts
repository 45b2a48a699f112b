/**
 * Every call of spec §7, and extras of ours: shared orders, what customers do with their unpaid orders, their bookings,
 * push messages, favourites, and the end and the copy of an account. `+` marks calls for logged-in
 * customers, `[]` calls that carry files.
 */
export const calls = `
POST /api/auth/                           POST /api/auth/confirm/                  POST /api/logout/ +
GET  /api/user/get-data/ +                POST /api/user/add-registration-info/ +  POST /api/user/edit/phone/ +
POST /api/user/edit/phone/confirm/ +      POST /api/user/subscribe-switch/ +       POST /api/user/edit/avatar/ + []
POST /api/user/edit/avatar/delete/ +      POST /api/user/edit/birthday/ +          POST /api/user/edit/email/ +
POST /api/user/edit/name/ +               GET  /api/user/addresses/ +              POST /api/user/addresses/add/ +
POST /api/user/addresses/delete/ +        GET  /api/app/settings/                  GET  /api/app/contact-settings/
GET  /api/app/get-polygon/                GET  /api/app/delivery-zones/            POST /api/user/bonus/activate-card/ +
POST /api/user/bonus/generate-order-code/ +  GET /api/user/bonus/cards/ +          GET  /api/user/bonus/transactions/ +
GET  /api/user/bonus/buyer-bonus/ +       GET  /api/app/order/get/                 POST /api/app/order/add-product/
POST /api/app/order/change-amount/        POST /api/app/order/add-comment/         POST /api/app/order/submit-promo/ +
POST /api/app/order/cancel-promo/ +       POST /api/app/order/toggle-param/        POST /api/app/order/change-datetime/
POST /api/app/order/change-payment-type/  POST /api/app/order/change-person-count/ POST /api/app/order/change-take-method/
GET  /api/app/order/periods/              POST /api/app/order/process/ +           GET  /api/app/order/recommendations/
POST /api/user/orders/{id}/repeat/ +      GET  /api/user/orders/ +                 GET  /api/user/orders/{id}/ +
POST /api/user/orders/{id}/estimate/ + [] GET  /api/app/nomenclature/groups/       GET  /api/app/nomenclature/products/
GET  /api/app/nomenclature/labels/        GET  /api/app/group/{slug}/              GET  /api/app/product/{slug}/
POST /api/app/search/                     GET  /api/app/restaurants/               GET  /api/app/restaurants/tags/
GET  /api/app/restaurants/detail/{id}/    POST /api/app/reservation/ +             POST /api/qa/ + []
GET  /api/blogs/                          GET  /api/blogs/{slug}/                  GET  /api/news/
GET  /api/news/{slug}/                    GET  /api/user/notifications/ +          GET  /api/promos/
GET  /api/promos/{slug}/                  GET  /api/history-all/                   GET  /api/landings/
POST /api/app/feedback/                   POST /api/franchise/                     GET  /api/orders/shared/{token}/
GET  /api/user/reservations/ +            POST /api/user/reservations/{id}/cancel/ +  GET /api/app/reservation/busy-times/
POST /api/user/orders/{id}/cancel/ +      POST /api/user/orders/{id}/pay-on-receipt/ +  POST /api/user/orders/{id}/pay-again/ +
GET  /api/user/push/ +                    POST /api/user/push/subscribe/ +         POST /api/user/push/unsubscribe/ +
GET  /api/user/favourites/ +              POST /api/user/favourites/add/ +         POST /api/user/favourites/remove/ +
POST /api/user/deletion/request/ +        POST /api/user/deletion/cancel/ +         GET  /api/user/export/ +`
  .trim()
  .split(/\s+(?=GET |POST )/)
  .map((line) => {
    const [method = '', path = '', ...marks] = line.split(/\s+/);
    return { method, path, needsUser: marks.includes('+'), hasFiles: marks.includes('[]') };
  });
