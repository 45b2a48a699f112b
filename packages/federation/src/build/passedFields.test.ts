import { passedFields } from './passedFields';

const none = { opens: {}, embeds: {}, emits: {} };
const passed = (code: string) => passedFields(code, ['contracts_exports']);
const call = (name: string, args: string) => `(0,contracts_exports.${name})(${args});`;
const element = (props: string) => `(0,jsx_runtime_exports.jsx)(contracts_exports.Widget,${props});`;

test.each([
  ['none', call('openPanel', '"cart"'), { opens: { cart: [] } }],
  ['an object', call('openPanel', '"cart",{repeat:String(order.id)}'), { opens: { cart: ['repeat'] } }],
  ['a short form', call('replacePanel', '"promo",{slug}'), { opens: { promo: ['slug'] } }],
  [
    'all places together',
    call('openPanel', '"cart",{repeat}') + call('panelOpener', '"cart",{tab:1}'),
    { opens: { cart: ['repeat', 'tab'] } },
  ],
  [
    'a condition',
    element('{id:"content:promo-strip",...a?{title:"a"}:{},...b&&{tone:"b"}}'),
    { embeds: { 'content:promo-strip': ['title', 'tone'] } },
  ],
  ['no prop', element('{id:"content:stories"}'), { embeds: { 'content:stories': [] } }],
  [
    'a method',
    element('{id:"restaurants:picker",onChoose(chosen){}}'),
    { embeds: { 'restaurants:picker': ['onChoose'] } },
  ],
  [
    'either event',
    call('emit', 'isApplied?"checkout:applied":"checkout:refused",{code}'),
    { emits: { 'checkout:applied': ['code'], 'checkout:refused': ['code'] } },
  ],
  [
    'a call inside another one',
    call('emit', `"catalog:seen",{at:()=>${call('openPanel', '"auth"').slice(0, -1)}}`),
    { emits: { 'catalog:seen': ['at'] }, opens: { auth: [] } },
  ],
])('the fields are listed that code passes by %s', (_, code, expected) => {
  expect(passed(code)).toEqual({ ...none, ...expected });
});

test.each([
  ['an object from elsewhere', call('openPanel', '"product",product')],
  ['a spread one', element('{id:"checkout:address-choice",...rest}')],
  ['a computed field', call('emit', '"catalog:seen",{[name]:1}')],
  ['one written place, and one that is not', call('openPanel', '"cart",{a}') + call('openPanel', '"cart",b')],
  ['a computed panel', call('openPanel', '"cart",{}') + call('openPanel', 'panel,{}')],
  ['a computed widget', element('{id:"content:stories"}') + element('{id:widget.id}')],
  ['a function that is passed on', `${call('openPanel', '"cart"')}f(contracts_exports.openPanel)`],
  ['an object of another name', '(0,other_exports.openPanel)("cart",{repeat})'],
  ['a part of the contracts', `${call('openPanel', '"cart"')}const{openPanel}=contracts_exports`],
  ['a computed member', `${call('openPanel', '"cart"')}contracts_exports[name]("cart",{repeat})`],
  [
    'contracts that it loads later',
    `${call('openPanel', '"cart"')}Promise.resolve().then(()=>(init_contracts(),contracts_exports)).then(f)`,
  ],
  [
    'a module that exports the contracts',
    `${call('openPanel', '"cart"')}__reExport(own_exports,contracts_exports);own_exports.openPanel("cart",{repeat})`,
  ],
])('the fields are not known that code passes by %s', (_, code) => {
  expect(passed(code)).toEqual(none);
});

test('an event that requests a panel leaves the fields of panels unknown', () => {
  const code = `${call('openPanel', '"cart"')}${call('emit', '"shell:panel-requested",{panel:"cart",params}')}`;
  expect(passed(code)).toEqual({ ...none, emits: { 'shell:panel-requested': ['panel', 'params'] } });
});

test('what esbuild writes for the import of the contracts is no use of them', () => {
  const start = `var contracts_exports={};__export(contracts_exports,{default:()=>a.default});
    var init_contracts=__esm({"contracts"(){__reExport(contracts_exports,require("@storefront/contracts"));}});`;
  expect(passed(start + call('openPanel', '"cart"'))).toEqual({ ...none, opens: { cart: [] } });
});
