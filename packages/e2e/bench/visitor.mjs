const cpuSlowdown = 4;

/** The saved place of the order for a visitor with an address, as the page saves it. */
const savedPlace = JSON.stringify({
  takeMethod: 'delivery',
  delivery: {
    type: 'delivery',
    street: 'Огородный проезд',
    home: '16',
    fullAddress: 'Огородный проезд, 16',
    coordinates: '55.8196,37.6035',
  },
});

/** Runs on the page before its scripts: the visitor has seen the hint of a first visit, and may have a place. */
function fillStorage(place) {
  localStorage.setItem('kitsuneAddressHint', 'shown');
  if (place) localStorage.setItem('kitsuneAddress', place);
}

/** A phone; a known visitor has an address. `slowDown` slows its CPU four times. */
export async function openPhone(browser, isKnown) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await context.addInitScript(fillStorage, isKnown ? savedPlace : '');
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const slowDown = () => session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return { context, page, session, slowDown };
}
