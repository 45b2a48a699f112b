/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import fc from 'fast-check';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { CmsHtml } from './CmsHtml';
import { allowedTags, linkTarget } from './rules';
import { hostileFragments, payloadUrls } from './testing/hostileFragments';

const elements: ReadonlySet<string> = new Set([...allowedTags, 'div', 'span']);
const attributes: ReadonlySet<string> = new Set([
  'href',
  'target',
  'rel',
  'src',
  'alt',
  'width',
  'height',
  'loading',
  'decoding',
  'scope',
  'colspan',
  'rowspan',
  'start',
  'class',
  'role',
  'tabindex',
  'aria-label',
  'id',
]);

/** Whether a source is https, or a path of our host that the shell server does not proxy as a call. */
function isHarmlessPicture(src: string): boolean {
  if (src.startsWith('https://')) return true;
  const { origin, pathname } = new URL(src, 'https://own.example');
  return (
    src.startsWith('/') &&
    origin === 'https://own.example' &&
    !/^\/(?:api|pay|socket\.io)(?:\/|$)/i.test(decodeURIComponent(pathname))
  );
}

/** Forbidden parts of a rendered fragment; empty for a harmless fragment. */
function violations(root: Element): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const tag = element.localName;
    const isForeign = element.namespaceURI !== 'http://www.w3.org/1999/xhtml';
    return [
      ...(isForeign || !elements.has(tag) ? [`<${tag}>`] : []),
      ...(tag === 'img' && !isHarmlessPicture(element.getAttribute('src') ?? '') ? ['img src'] : []),
      // Without the prefix, an id would take the place of the page's own or of a property of the document.
      ...(element.id !== '' && !element.id.startsWith('cms-') ? [`id=${element.id}`] : []),
      ...(tag === 'a' && linkTarget(element.getAttribute('href') ?? '') === undefined ? ['a href'] : []),
      ...[...element.attributes].flatMap(({ name, value }) =>
        !attributes.has(name) || /(?:javascript|vbscript|data):/i.test(value)
          ? [`${tag}[${name}=${value}]`]
          : [],
      ),
    ];
  });
}

function parsed(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}

function violationsOf(html: string): string[] {
  const { container, unmount } = render(<CmsHtml html={html} />);
  const server = parsed(renderToString(<CmsHtml html={html} />));
  const found = [...violations(server), ...violations(container)];
  if (alerts.mock.calls.length > 0) found.push('alert() was called');
  // The order of attributes may differ.
  const isSame = parsed(container.innerHTML).isEqualNode(server);
  unmount();
  return isSame ? found : [...found, 'the browser parses the server HTML into other elements'];
}

let alerts: jest.SpyInstance;
beforeEach(() => {
  alerts = jest.spyOn(window, 'alert').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

test('there are at least 200 hostile fragments', () => {
  expect(new Set(hostileFragments).size).toBeGreaterThanOrEqual(200);
});

test.each(hostileFragments.map((html) => [html]))('nothing of %j runs', (html) => {
  expect(violationsOf(html)).toEqual([]);
});

test('no fragment breaks hydration', async () => {
  const errors = jest.spyOn(console, 'error');
  for (const html of hostileFragments) {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<CmsHtml html={html} />);
    let root: ReturnType<typeof hydrateRoot> | undefined;
    const recovered: unknown[] = [];
    await act(async () => {
      root = hydrateRoot(container, <CmsHtml html={html} />, {
        onRecoverableError: (error) => recovered.push(error),
      });
    });
    expect({ html, recovered, errors: errors.mock.calls }).toEqual({ html, recovered: [], errors: [] });
    await act(async () => root?.unmount());
    container.remove();
  }
});

describe('mutated fragments', () => {
  const pieces = [
    ...hostileFragments,
    ...payloadUrls,
    ...allowedTags.flatMap((tag) => [`<${tag}>`, `</${tag}>`, `<${tag} onclick=alert(1) style="x">`]),
    '<',
    '>',
    '"',
    "'",
    '`',
    '=',
    '/',
    '<!--',
    '-->',
    ']]>',
    '<![CDATA[',
    '&lt;',
    '&#x3c;',
    '\0',
    '\t',
    'рамен',
  ];
  const mutated = fc
    .tuple(fc.array(fc.constantFrom(...pieces), { maxLength: 8 }), fc.array(fc.nat(400), { maxLength: 4 }))
    .map(([parts, cuts]) =>
      cuts.reduce((html, at) => html.slice(0, at) + html.slice(at + 1), parts.join('')),
    );

  test('nothing of them runs, and the browser reads the server HTML as it was rendered', () => {
    fc.assert(
      fc.property(mutated, (html) => {
        expect(violationsOf(html)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});
