/** @jest-environment jsdom */
import { useInstallOffer } from '@storefront/contracts';
import { render } from '@testing-library/react';
import { useKeepInstallOffer } from '.';

function Page() {
  useKeepInstallOffer();
  return null;
}

const offerOf = () => useInstallOffer.getState().offer;
afterEach(() => useInstallOffer.setState({ offer: undefined }));

test('it keeps the browser’s question, which then shows nothing, until the site is installed', () => {
  const { unmount } = render(<Page />);
  const question = new Event('beforeinstallprompt', { cancelable: true });
  window.dispatchEvent(question);
  expect(question.defaultPrevented).toBe(true);
  expect(offerOf()).toBe(question);
  window.dispatchEvent(new Event('appinstalled'));
  expect(offerOf()).toBeUndefined();
  unmount();
  window.dispatchEvent(new Event('beforeinstallprompt'));
  expect(offerOf()).toBeUndefined();
});
