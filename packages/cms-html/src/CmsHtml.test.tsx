/** @jest-environment jsdom */
import { SiteAddressesProvider } from '@storefront/contracts';
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { act } from 'react';
import { CmsHtml } from './CmsHtml';

afterEach(() => jest.restoreAllMocks());

test.each([
  ['a paragraph', '<p>Рамен</p>', '<p>Рамен</p>'],
  ['text without a tag', 'Рамен', '<p>Рамен</p>'],
  ['short words', '<p>Рис и <b>суп с лососем</b></p>', '<p>Рис и <b>суп с&nbsp;лососем</b></p>'],
  ['a main heading', '<h1>Рамен</h1>', '<h2>Рамен</h2>'],
  ['a list', '<ul><li>Рамен</li><li>Удон</li></ul>', '<ul><li>Рамен</li><li>Удон</li></ul>'],
  ['items outside of a list', '<li>Рамен</li> <li>Удон</li>', '<ul><li>Рамен</li><li>Удон</li></ul>'],
  [
    'a list right inside a list',
    '<ul><li>А</li><ul><li>Б</li></ul></ul>',
    '<ul><li>А</li><li><ul><li>Б</li></ul></li></ul>',
  ],
  [
    'text in a list',
    '<ol start="3">Рамен<li>Удон</li></ol>',
    '<ol start="3"><li>Рамен</li><li>Удон</li></ol>',
  ],
  ['a paragraph in a paragraph', '<p>А<p>Б</p></p>', '<p>А</p><p>Б</p>'],
  ['boxes', '<div>А</div><div>Б</div>', '<p>А</p><p>Б</p>'],
  ['a box in an item', '<ul><li>А<div>Б</div></li></ul>', '<ul><li><p>А</p><p>Б</p></li></ul>'],
  ['bold paragraphs', '<b><p>А</p><p>Б</p></b>', '<p>А</p><p>Б</p>'],
  ['a list inside a bold paragraph', '<p><b>А<ul><li>Б</li></ul></b></p>', '<p>А</p><ul><li>Б</li></ul>'],
  [
    'a link around a heading',
    '<a href="/menu"><h3>Меню</h3><p>Все</p></a>',
    '<p><a href="/menu">Меню<br>Все</a></p>',
  ],
  [
    'a link in a link',
    '<a href="/menu">А<b><a href="/promos">Б</a></b></a>',
    '<p><a href="/menu">А<b>Б</b></a></p>',
  ],
  ['a link without words', '<p>А<a href="/menu"></a></p>', '<p>А</p>'],
  [
    'a banner without words',
    '<a href="/promos"><b><img src="/storage/a.jpg" alt=""></b></a>',
    '<p><a href="/promos" aria-label="Подробнее"><b><img loading="lazy" decoding="async" alt="" src="/storage/a.jpg"></b></a></p>',
  ],
  ['a cell outside of a table', '<td>А</td><td>Б</td>', '<p>А</p><p>Б</p>'],
  [
    'text in a table',
    '<table>А<tr><td>Б</td></tr></table>',
    '<p>А</p>' + tableOf('<tbody><tr><td>Б</td></tr></tbody>'),
  ],
  [
    'cells without a row',
    '<table><td>А</td><th>Б</th></table>',
    tableOf('<tbody><tr><td>А</td><th>Б</th></tr></tbody>'),
  ],
  [
    'a table with everything',
    '<table><tr><td colspan="2" rowspan="0">А</td></tr><thead><tr><th scope="col" onclick="x">Б</th></tr></thead><caption>Цены</caption></table>',
    tableOf(
      '<caption>Цены</caption><tbody><tr><td colspan="2">А</td></tr><tr><th scope="col">Б</th></tr></tbody>',
      'Цены',
    ),
  ],
  ['a table without rows', '<table><caption>Цены</caption></table>', '<p>Цены</p>'],
  ['a paragraph in a heading', '<h2>А<div>Б</div></h2>', '<h2>А<br>Б</h2>'],
  ['an empty paragraph', '<p>&nbsp;</p><h2></h2><p>А</p>', '<p>А</p>'],
  ['a caption outside of a figure', '<figcaption>А</figcaption>', '<p>А</p>'],
  [
    'a figure',
    '<figure><figcaption>Зал</figcaption><img src="/storage/a.jpg" width="600" height="400" alt="Зал"></figure>',
    '<figure><img loading="lazy" decoding="async" alt="Зал" width="600" height="400" src="/storage/a.jpg"><figcaption>Зал</figcaption></figure>',
  ],
  ['entities', '<p>&laquo;A&amp;B&raquo; &lt;b&gt;</p>', '<p>«A&amp;B» &lt;b&gt;</p>'],
  ['characters that browsers replace', '<p>А\0\r\nБ&#xD800;\uD800</p>', '<p>А\nБ\uFFFD</p>'],
])('CmsHtml makes valid HTML of %s', (_case, html, expected) => {
  const { container } = render(<CmsHtml html={html} />);
  expect(inside(container)).toBe(expected);
});

test('another site opens in a new tab without a referrer, a page of ours by the shell', () => {
  const { container } = render(
    <CmsHtml html='<a href="https://example.org/" target="_top" rel="opener">А</a><a href="/menu" target="_blank">Б</a>' />,
  );
  expect(inside(container)).toBe(
    '<p><a href="https://example.org/" target="_blank" rel="noopener noreferrer">А</a><a href="/menu">Б</a></p>',
  );
});

const onSite = (html: string) => (
  <SiteAddressesProvider value={{ origin: 'https://kitsune.example', pictureHosts: ['cdn.example'] }}>
    <CmsHtml html={html} />
  </SiteAddressesProvider>
);

test('an absolute address of our own stays in the tab and goes through the router', () => {
  const { container } = render(
    onSite(
      '<a href="https://kitsune.example/menu?a=1" target="_blank">А</a><a href="https://kitsune.example.org/">Б</a>',
    ),
  );
  expect(inside(container)).toBe(
    '<p><a href="/menu?a=1">А</a><a href="https://kitsune.example.org/" target="_blank" rel="noopener noreferrer">Б</a></p>',
  );
});

test('a link to the top of the page stays a link to the top', () => {
  const { container } = render(<CmsHtml html='<a href="#top">А</a><a href="#topping">Б</a>' />);
  expect(inside(container)).toBe('<p><a href="#top">А</a><a href="#cms-topping">Б</a></p>');
});

test('a link with spaces, or to our own host without a scheme, leads where a browser would', () => {
  const html = `
    <a href="/storage/Меню на лето.pdf">А</a>
    <a href="mailto:hello@kitsune.example?subject=Отзыв о меню">Б</a>
    <a href="//kitsune.example/menu">В</a>
    <a href="https://example.org/a b">Г</a>
    <a href="tel:+7 (495) 000-00-24">Д</a>
    <a href="//kitsune.example//evil.example">Е</a>
    <a href="//kitsune.example@evil.example">Ж</a>
    <a href="// kitsune.example/menu">З</a>`;
  const { container } = render(onSite(html));
  expect([...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/storage/Меню%20на%20лето.pdf',
    'mailto:hello@kitsune.example?subject=Отзыв%20о%20меню',
    '/menu',
    'https://example.org/a%20b',
    'tel:+74950000024',
  ]);
});

test.each([
  ['attributes', 'width="600" height="400"', '600', '400'],
  ['attributes with units', 'width="600px" height="400PX"', '600', '400'],
  ['a style', 'style="float:left; height:400px; width: 600px"', '600', '400'],
  [
    'attributes that a style repeats',
    'width="600" height="400" style="width:300px;height:200px"',
    '600',
    '400',
  ],
  ['a width alone', 'style="width:600px;height:auto"', '600', null],
  [
    'a width as an attribute, which a style is no height for',
    'width="1200" style="width:300px;height:200px"',
    '1200',
    null,
  ],
  [
    'what is no size in pixels',
    'width="100%" height="-5" style="max-width:600px;width:50%;height:4em"',
    null,
    null,
  ],
  ['a style with code', 'style="width:expression(alert(1));height:url(javascript:alert(1))"', null, null],
])('the place of a picture is kept by %s', (_, sizes, width, height) => {
  const { container } = render(<CmsHtml html={`<img src="/storage/a.jpg" alt="Зал" ${sizes}>`} />);
  const picture = container.querySelector('img');
  expect([picture?.getAttribute('width'), picture?.getAttribute('height')]).toEqual([width, height]);
  expect(picture).not.toHaveAttribute('style');
});

/** The sources of the pictures after rendering. */
function renderedSources(sources: readonly string[]) {
  const { container } = render(onSite(sources.map((src) => `<img src="${src}" alt="Зал">`).join('')));
  return [...container.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));
}

test('a picture of another host stays where the policy of the page allows that host', () => {
  expect(renderedSources(['https://cdn.example/a.jpg', 'https://evil.example/b.jpg'])).toEqual([
    'https://cdn.example/a.jpg',
  ]);
});

test('a picture of our own host stays, unless its address would call the back end', () => {
  expect(
    renderedSources([
      '/storage/a.jpg',
      'https://kitsune.example/storage/b.jpg',
      'https://kitsune.example/upload/c.jpg',
      '/api/d.jpg',
      'https://kitsune.example/api/e.jpg',
    ]),
  ).toEqual(['/storage/a.jpg', '/storage/b.jpg', '/upload/c.jpg']);
});

test('a picture stays with spaces in its name or without a scheme, unless its address would not be allowed', () => {
  expect(
    renderedSources([
      '/storage/фото (1).jpg',
      '//cdn.example/a.jpg',
      '//kitsune.example/storage/b.jpg',
      '//evil.example/c.jpg',
      '//kitsune.example/api/d.jpg',
      '/ /../api/f.jpg',
    ]),
  ).toEqual(['/storage/фото%20(1).jpg', 'https://cdn.example/a.jpg', '/storage/b.jpg']);
});

test.each([
  ['h1', ['H2', 'H2', 'H3', 'H4', 'H4']],
  ['h2', ['H3', 'H3', 'H4', 'H5', 'H5']],
  ['h4', ['H5', 'H5', 'H6', 'H6', 'H6']],
  ['h5', ['H6', 'H6', 'H6', 'H6', 'H6']],
] as const)('headings lie below an %s above them', (headingAbove, expected) => {
  const html = '<h1>1</h1><h2>2</h2><ul><li><h3>3</h3></li></ul><h4>4</h4><h5>5</h5>';
  const { container } = render(<CmsHtml html={html} headingAbove={headingAbove} />);
  const headings = [...container.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  expect(headings.map(({ tagName }) => tagName)).toEqual(expected);
});

test.each([
  [
    'headings',
    '<a href="#Оплата">А</a><h2 id="Оплата">Б</h2>',
    '<p><a href="#cms-Оплата">А</a></p><h2><span id="cms-Оплата"></span>Б</h2>',
  ],
  [
    'named anchors, and encoded links',
    '<a href="#%D0%B0.1">А</a><a name="а.1"></a><p>&nbsp;</p><h2><b>Б</b></h2>',
    '<p><a href="#cms-%D0%B0.1">А</a></p><h2><b><span id="cms-а.1"></span>Б</b></h2>',
  ],
  [
    'removed boxes, items, cells and pictures',
    '<div id="a">А</div><ul id="b"><li>Б</li></ul><table><tr id="c"><td>В</td></tr></table><p id="d"><img src="/x.jpg" alt=""></p>',
    '<p><span id="cms-a"></span>А</p><ul><li><span id="cms-b"></span>Б</li></ul>' +
      tableOf('<tbody><tr><td><span id="cms-c"></span>В</td></tr></tbody>') +
      '<p><span id="cms-d"></span><img loading="lazy" decoding="async" alt="" src="/x.jpg"></p>',
  ],
  [
    'no text outside of a cell, beside which it would be a cell of its own',
    '<table><tr id="a">А<td>Б</td></tr></table>',
    tableOf('<tbody><tr><td>А</td><td>Б</td></tr></tbody>'),
  ],
  [
    'a link, and a repeated or broken id, which is left out',
    '<a id="a" href="/menu">А</a><p id="a">Б</p><p id="a b">В</p>',
    '<p><a href="/menu"><span id="cms-a"></span>А</a></p><p>Б</p><p>В</p>',
  ],
])('a table of contents leads to %s, under ids that no part of the page has', (_, html, expected) => {
  const { container } = render(<CmsHtml html={html} />);
  expect(inside(container)).toBe(expected);
});

describe('a link to a part of the text', () => {
  const scrolled: string[] = [];
  beforeEach(() => {
    scrolled.length = 0;
    Object.assign(Element.prototype, {
      scrollIntoView(this: Element) {
        scrolled.push(this.id);
      },
    });
  });
  afterEach(() => Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

  /** Whether the browser and the shell may follow the link. */
  const isFollowed = (text: string, modifier = {}) => fireEvent.click(screen.getByText(text), modifier);
  const inPanel = (html: string) => (
    <div data-panel-layer="">
      <CmsHtml html={html} />
    </div>
  );

  test.each(['а.1', '%D0%B0.1', '%d0%b0.1'])('#%s in a panel scrolls the panel and moves the focus', (id) => {
    render(inPanel(`<a href="#${id}">А</a><h2 id="а.1">В</h2>`));
    expect([isFollowed('А'), scrolled]).toEqual([false, ['cms-а.1']]);
    expect(document.activeElement).toHaveAttribute('id', 'cms-а.1');
  });

  test('is left to the browser and the shell on a page, without its part, or when it is malformed', () => {
    render(<CmsHtml html='<a href="#a">А</a><h2 id="a">Б</h2>' />);
    render(inPanel('<a href="#b">В</a><a href="#100%">Г</a><h2 id="a">Д</h2>'));
    expect([isFollowed('А'), isFollowed('В'), isFollowed('Г'), scrolled]).toEqual([true, true, true, []]);
  });

  test('leads to the part of its own text where another text has the same id, also on a page', () => {
    render(<CmsHtml html='<a href="#a">А</a><h2 id="a">Б</h2>' />);
    render(<CmsHtml html='<a href="#a">В</a><h2 id="a">Г</h2>' />);
    expect([isFollowed('А'), isFollowed('В'), scrolled]).toEqual([true, false, ['cms-a']]);
    expect(document.activeElement?.parentElement).toHaveTextContent('Г');
  });

  test('scrolls, also when it has the path of the open page, but not to a part of another page or site', () => {
    const to = (address: string, text: string) => `<a href="${address}">${text}</a>`;
    const links =
      to('/#a', 'А') + to('/menu#a', 'Б') + to('/?b=1#a', 'В') + to('https://example.org/#a', 'Г');
    render(<CmsHtml html={`${links}<h2 id="a">Д</h2>`} />);
    expect(['А', 'Б', 'В', 'Г'].map((text) => isFollowed(text))).toEqual([false, true, true, true]);
    expect(scrolled).toEqual(['cms-a']);
  });

  test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    'opens elsewhere when it is pressed with %s',
    (key) => {
      render(inPanel('<a href="#a">А</a><h2 id="a">Б</h2>'));
      expect([isFollowed('А', { [key]: true }), scrolled]).toEqual([true, []]);
    },
  );
});

test('HTML that is too long ends with a sign that it goes on, and the log says so', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const { container } = render(<CmsHtml html={`<p>Рамен</p>${'x'.repeat(200_000)}<p>Удон</p>`} />);
  expect(container.querySelector('p:last-child')).toHaveTextContent('…');
  expect(container).not.toHaveTextContent('Удон');
  expect(warn).toHaveBeenCalledWith('HTML of the content system is cut', 200_023);
});

test('a picture inside the HTML, which is not shown, takes none of the text after it', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const picture = `<img src="data:image/png;base64,${'A'.repeat(300_000)}">`;
  const { container } = render(<CmsHtml html={`<p>Рамен</p>${picture}<p>Удон</p>`} />);
  expect(inside(container)).toBe('<p>Рамен</p><p>Удон</p>');
  expect(warn).not.toHaveBeenCalled();
});

test('very deep and very long HTML keeps its text and stays small', () => {
  const { container } = render(<CmsHtml html={`${'<b>'.repeat(5000)}Рамен${'<i>x</i>'.repeat(20_000)}`} />);
  expect(container).toHaveTextContent(/^Рамен/);
  let depth = 0;
  for (let node = container.querySelector('b'); node !== null; node = node.querySelector('b')) depth += 1;
  expect(depth).toBeLessThanOrEqual(30);
  expect(container.querySelectorAll('*').length).toBeLessThan(10_050);
});

test('the browser hydrates the server HTML without a difference', async () => {
  const errors = jest.spyOn(console, 'error');
  const html =
    '<p>А<div>Б</div>В</p><table>x<td>1<table><tr><td>2</table></table><li>3<a href="/a">4<p>5</p></a><b><ul><li>6</ul></b>';
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<CmsHtml html={html} />);
  const served = container.innerHTML;
  const recovered = jest.fn();
  await act(async () => {
    hydrateRoot(container, <CmsHtml html={html} />, { onRecoverableError: recovered });
  });
  expect(recovered).not.toHaveBeenCalled();
  expect(errors).not.toHaveBeenCalled();
  expect(container.innerHTML).toBe(served);
});

/** The content of the component's own element, without its class names. */
function inside(container: HTMLElement): string {
  return (container.firstElementChild?.innerHTML ?? '')
    .replaceAll(/ class="[^"]*"/g, '')
    .replaceAll(/<style[^>]*>.*?<\/style>/g, '');
}

function tableOf(content: string, name = 'Таблица'): string {
  return `<div role="group" tabindex="0" aria-label="${name}"><table>${content}</table></div>`;
}
