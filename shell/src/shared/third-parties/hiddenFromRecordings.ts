/** The class of elements with personal data: recordings of visits (webvisor of Yandex Metrika) show them as empty. */
export const hiddenFromRecordings = 'ym-hide-content';
