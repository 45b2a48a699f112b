/**
 * Loads the template of the early sheet and adopts its styles. Undefined when it does not load: presses then wait without
 * a sheet. The browser parses the answer, because no Trusted Types policy exists yet that could let a text become HTML.
 */
export function loadEarlySheet(url: string): Promise<HTMLTemplateElement | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.addEventListener('load', () => {
      const template = request.status === 200 && request.responseXML?.querySelector('template');
      const style = template && template.content.querySelector('style');
      if (!style) return resolve(undefined);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(style.textContent);
      document.adoptedStyleSheets.push(sheet);
      style.remove();
      resolve(template);
    });
    request.addEventListener('error', () => resolve(undefined));
    request.open('GET', url);
    request.send();
  });
}
