import { type Brand, type CaptchaAction, toast } from '@storefront/contracts';
import { messages } from './messages';

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

let loading: Promise<Ready> | undefined;

/** The badge lies in a place of ours that nobody sees: the words beside the form name the captcha instead. */
function hiddenPlace(): HTMLElement {
  const place = document.createElement('div');
  place.style.visibility = 'hidden';
  place.style.position = 'absolute';
  place.style.width = '0';
  place.style.height = '0';
  place.style.overflow = 'hidden';
  place.setAttribute('aria-hidden', 'true');
  document.body.append(place);
  return place;
}

function load({ siteKey, host }: Settings): Promise<Ready> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = `${host}/recaptcha/api.js?render=explicit&hl=ru`;
    const giveUp = (reason: string) => {
      script.remove();
      reject(new Error(reason));
    };
    const timer = setTimeout(() => giveUp('the captcha did not come in time'), patience);
    script.addEventListener('error', () => giveUp('the captcha did not come'));
    script.addEventListener('load', () => {
      const { grecaptcha } = window as CaptchaWindow;
      if (!grecaptcha) return giveUp('the captcha is not what it should be');
      grecaptcha.ready(() => {
        clearTimeout(timer);
        const options = { sitekey: siteKey, badge: 'inline', size: 'invisible' } as const;
        resolve({ grecaptcha, widget: grecaptcha.render(hiddenPlace(), options) });
      });
    });
    document.head.append(script);
  });
}

function withinPatience<T>(answer: PromiseLike<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the captcha does not answer')), patience);
    void answer.then(resolve, reject);
    void answer.then(
      () => clearTimeout(timer),
      () => clearTimeout(timer),
    );
  });
}

/** A token of reCAPTCHA v3. What fails is told in a toast and tried anew with the next question (spec §8). */
export async function askRecaptcha(settings: Settings, action: CaptchaAction): Promise<string | undefined> {
  try {
    loading ??= load(settings);
    const { grecaptcha, widget } = await loading;
    return await withinPatience(grecaptcha.execute(widget, { action }));
  } catch (error) {
    loading = undefined;
    console.warn('the captcha gave no token', error);
    toast(messages.failed, 'error');
    return undefined;
  }
}
