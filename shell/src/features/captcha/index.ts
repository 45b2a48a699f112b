export { CaptchaHost } from './CaptchaHost';
