import type { Brand, CaptchaAction } from '@storefront/contracts';

type Settings = NonNullable<Brand['captcha']>;

/** What the captcha's script puts on the page. */
interface Grecaptcha {
  ready(then: () => void): void;
  render(place: HTMLElement, options: { sitekey: string; badge: 'inline'; size: 'invisible' }): number;
  execute(widget: number, options: { action: CaptchaAction }): PromiseLike<string>;
}

type CaptchaWindow = Window & { grecaptcha?: Grecaptcha };

/** How long a customer waits for it before the call goes without. Milliseconds. */
const patience = 8_000;

interface Ready {
  grecaptcha: Grecaptcha;
  widget: number;
}

interface Captcha {
  ready: Promise<Ready>;
  /** Takes from the page what loading has put there. */
  remove(): void;
}

let current: Captcha | undefined;

/** The badge lies in a place of ours that nobody sees: the words beside the form name the captcha instead. */
function hiddenPlace(): HTMLElement {
  const place = document.createElement('div');
  place.style.visibility = 'hidden';
  place.style.position = 'absolute';
  place.style.width = '0';
  place.style.height = '0';
  place.style.overflow = 'hidden';
  place.setAttribute('aria-hidden', 'true');
  return place;
}

function load({ siteKey, host }: Settings): Captcha {
  const script = document.createElement('script');
  const place = hiddenPlace();
  const loaded = new Promise<Ready>((resolve, reject) => {
    script.async = true;
    script.src = `${host}/recaptcha/api.js?render=explicit&hl=ru`;
    script.addEventListener('error', () => reject(new Error('the captcha did not come')));
    script.addEventListener('load', () => {
      const { grecaptcha } = window as CaptchaWindow;
      if (!grecaptcha) return reject(new Error('the captcha is not what it should be'));
      grecaptcha.ready(() => {
        // It was given up meanwhile.
        if (!script.isConnected) return;
        document.body.append(place);
        try {
          const options = { sitekey: siteKey, badge: 'inline', size: 'invisible' } as const;
          resolve({ grecaptcha, widget: grecaptcha.render(place, options) });
        } catch (error) {
          reject(error);
        }
      });
    });
    document.head.append(script);
  });
  return {
    ready: withinPatience(loaded, 'the captcha did not come in time'),
    remove() {
      script.remove();
      place.remove();
    },
  };
}

function withinPatience<T>(answer: PromiseLike<T>, reason: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(reason)), patience);
    void answer.then(resolve, reject);
    void answer.then(
      () => clearTimeout(timer),
      () => clearTimeout(timer),
    );
  });
}

/**
 * A token of reCAPTCHA v3. What failed leaves nothing on the page and is loaded anew with the next question.
 *
 * @throws Error when there is none within the time that a customer waits.
 */
export async function askRecaptcha(settings: Settings, action: CaptchaAction): Promise<string> {
  const captcha = (current ??= load(settings));
  try {
    const { grecaptcha, widget } = await captcha.ready;
    return await withinPatience(grecaptcha.execute(widget, { action }), 'the captcha does not answer');
  } catch (error) {
    captcha.remove();
    // Another question may have begun anew already.
    if (current === captcha) current = undefined;
    throw error;
  }
}
