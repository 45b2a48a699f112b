import { formatRoubles, kopecksToRoubles } from '@storefront/domain';
import { messages } from './messages';

const text = { ...messages, failed: messages.declined, refund_due: messages.refundDue };

const styles = `
:root { color-scheme: light dark; --bg: #fffcf9; --box: #f6f0ea; --ink: #26151c; --quiet: #65525a; --accent: #d13a12; --on: #fff; --soft: #f1e9e2 }
@media (prefers-color-scheme: dark) { :root { --bg: #181013; --box: #22181d; --ink: #f9f0eb; --quiet: #c9b8b9; --accent: #ff7a4f; --on: #2a0d04; --soft: #372a31 } }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--bg); color: var(--ink); font: 16px/24px system-ui, sans-serif }
main { box-sizing: border-box; width: min(440px, 100vw - 32px); padding: 32px; border-radius: 28px; background: var(--box) }
h1 { margin: 0; font-size: 22px; line-height: 28px } strong { display: block; margin: 16px 0; font-size: 40px; line-height: 44px }
p { color: var(--quiet) } form { display: grid; gap: 12px } form a { background: none }
button, a { display: block; min-height: 56px; border: 0; border-radius: 18px; font: inherit; font-weight: 600; line-height: 56px; text-align: center; text-decoration: none; cursor: pointer; background: var(--soft); color: var(--ink) }
.pay { background: var(--accent); color: var(--on) } :focus-visible { outline: 2px solid var(--ink); outline-offset: 2px }`;

interface Payment {
  orderId: number;
  /** Kopecks. */
  amount: number;
  status: 'pending' | 'paid' | 'declined' | 'failed' | 'closed' | 'refund_due' | 'refunded';
}

/** The sandbox's page: a form that works without scripts, and none may run on it. */
export function paymentPage(
  payment: Payment,
  { backUrl, nonce }: { backUrl: string; nonce: string },
): string {
  const heading = text.heading(payment.orderId);
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text.title}</title>
<style nonce="${nonce}">${styles}</style>
</head>
<body>
<main>
<h1>${heading}</h1>
<strong>${formatRoubles(kopecksToRoubles(payment.amount))}</strong>
${payment.status === 'pending' || payment.status === 'declined' ? form(payment.status, backUrl) : outcome(payment.status, backUrl)}
</main>
</body>
</html>
`;
}

/** The content security policy of the page: its own style, and its form, which may redirect to the storefront. */
export function paymentPagePolicy({ publicUrl, nonce }: { publicUrl: string; nonce: string }): string {
  const origin = new URL(publicUrl).origin;
  return `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self' ${origin}; frame-ancestors 'none'; base-uri 'none'`;
}

const form = (status: 'pending' | 'declined', backUrl: string) => `<p>${text.sandbox}</p>
${status === 'declined' ? `<p role="status">${text.declined}</p>` : ''}
<form method="post">
<button class="pay" name="action" value="pay">${text.pay}</button>
<button name="action" value="decline">${text.decline}</button>
<a href="${backUrl}">${text.close}</a>
</form>`;

const outcome = (status: Exclude<Payment['status'], 'pending' | 'declined'>, backUrl: string) =>
  `<p role="status">${text[status]}</p>
<a href="${backUrl}">${text.back}</a>`;
