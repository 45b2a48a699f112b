import { findModuleEffects } from './moduleScope.mjs';

test.each([
  `setInterval(() => refresh(), 1000);`,
  `window.addEventListener('online', refresh);`,
  `void start();`,
  `let width = window.innerWidth;`,
  `for (const id of ids) register(id);`,
  `if (isBrowser) start();`,
  `Object.assign(globalThis, { started: true });`,
  `new WebSocket(address);`,
  `await start();`,
  `const socket = new WebSocket(address);`,
  `const timer = setTimeout(start, 100);`,
  `const settings = await readSettings();`,
  `const width =\n  window.innerWidth;`,
  `export const saved = localStorage.getItem('cart');`,
  `import './start';\nstart();`,
])('%j happens when the module is loaded', (source) => {
  expect(findModuleEffects(source)).toHaveLength(1);
});

test.each([
  `import { a } from './a';\nimport type { B } from './b';`,
  `/**\n * document.title = 'x'\nsetTimeout()\n */\nexport const wait = () => setTimeout(start, 100);`,
  `const Title = styled('h1')\`\nmargin: 0;\n\`;`,
  `export default defineManifest<'catalog'>({\n  name: 'catalog',\n});`,
  `export function start() {\n  window.addEventListener('online', refresh);\n}`,
  `const key = (id: string) => localStorage.getItem(id);`,
  `let last: string | undefined;`,
  `class Store {\n  #items = [];\n}`,
  `type A =\n  | 'a'\n  | 'b';\ninterface B {\n  a: A;\n}`,
])('%j only declares', (source) => {
  expect(findModuleEffects(source)).toEqual([]);
});
