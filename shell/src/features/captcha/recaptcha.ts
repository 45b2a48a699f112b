import type { Brand, CaptchaAction } from '@storefront/contracts';

type Settings = NonNullable<Brand['captcha']>;

/** The global that the captcha's script defines. */
interface Grecaptcha {
  ready(then: () => void): void;
  render(container: HTMLElement, options: { sitekey: string; badge: 'inline'; size: 'invisible' }): number;
  execute(widget: number, options: { action: CaptchaAction }): PromiseLike<string>;
}

type CaptchaWindow = Window & { grecaptcha?: Grecaptcha };

/** After this time the call is sent without a token; after a failure it is short, since the next call may fail too. */
const timeoutsMs = { first: 8_000, afterFailure: 2_000 };
let timeoutMs = timeoutsMs.first;

interface Ready {
  grecaptcha: Grecaptcha;
  widget: number;
}

interface Captcha {
  ready: Promise<Ready>;
  /** Removes the elements that loading has added to the page. */
  remove(): void;
}

let current: Captcha | undefined;

/** Creates a hidden container for the badge: the text beside the form names the captcha instead. */
function createHiddenContainer(): HTMLElement {
  const container = document.createElement('div');
  container.style.visibility = 'hidden';
  container.style.position = 'absolute';
  container.style.width = '0';
  container.style.height = '0';
  container.style.overflow = 'hidden';
  container.setAttribute('aria-hidden', 'true');
  return container;
}

function load({ siteKey, host }: Settings): Captcha {
  const script = document.createElement('script');
  const container = createHiddenContainer();
  const loaded = new Promise<Ready>((resolve, reject) => {
    script.async = true;
    script.src = `${host}/recaptcha/api.js?render=explicit&hl=ru`;
    script.addEventListener('error', () => reject(new Error('the captcha script did not load')));
    script.addEventListener('load', () => {
      const { grecaptcha } = window as CaptchaWindow;
      if (!grecaptcha) return reject(new Error('the captcha script defined no grecaptcha'));
      grecaptcha.ready(() => {
        // The script was removed because the request has timed out.
        if (!script.isConnected) return;
        document.body.append(container);
        try {
          const options = { sitekey: siteKey, badge: 'inline', size: 'invisible' } as const;
          resolve({ grecaptcha, widget: grecaptcha.render(container, options) });
        } catch (error) {
          reject(error);
        }
      });
    });
    document.head.append(script);
  });
  return {
    ready: withTimeout(loaded, 'the captcha script did not load in time'),
    remove() {
      script.remove();
      container.remove();
    },
  };
}

function withTimeout<T>(promise: PromiseLike<T>, reason: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(reason)), timeoutMs);
    void promise.then(resolve, reject);
    void promise.then(
      () => clearTimeout(timer),
      () => clearTimeout(timer),
    );
  });
}

/**
 * Returns a token of reCAPTCHA v3. After a failure all elements of reCAPTCHA are removed, and the next request loads it
 * again.
 *
 * @throws Error when there is no token within `timeoutMs`.
 */
export async function requestRecaptchaToken(settings: Settings, action: CaptchaAction): Promise<string> {
  const captcha = (current ??= load(settings));
  try {
    const { grecaptcha, widget } = await captcha.ready;
    const token = await withTimeout(
      grecaptcha.execute(widget, { action }),
      'the captcha returned no token in time',
    );
    timeoutMs = timeoutsMs.first;
    return token;
  } catch (error) {
    captcha.remove();
    timeoutMs = timeoutsMs.afterFailure;
    // Another request may have started a new load already.
    if (current === captcha) current = undefined;
    throw error;
  }
}
