/**
 * Sends JSON to a gateway of the chain's own: 5 seconds at most, no redirects.
 *
 * @throws Error when the gateway does not accept it; `name` is in its message
 */
export async function postToGateway(name: string, url: string, body: object): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(5000),
  });
  // An unread body would hold the connection.
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`the ${name} answered ${answer.status}`);
}
