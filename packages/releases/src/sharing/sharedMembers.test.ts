import { createContext, forwardRef, lazy, memo } from 'react';
import { membersIn, missingMembers } from './sharedMembers';

class Base {
  static create = () => new this();
  static from() {
    return new this();
  }
}
class Derived extends Base {
  static readonly kind = 'derived';
}
class Heir extends Base {}
class Failure extends Error {}

const Item = () => null;
const plain = Object.assign(() => null, { Item });
const exported = {
  Derived,
  Heir,
  Failure,
  Kinds: class {
    static readonly type = 'kind';
  },
  Field: Object.assign(() => null, { Provider: Item }),
  Plain: () => null,
  Tabs: plain,
  MemoTabs: Object.assign(
    memo(() => null),
    { Item },
  ),
  RefTabs: Object.assign(
    forwardRef(() => null),
    { Item },
  ),
  Memo: memo(() => null),
  Ref: forwardRef(() => null),
  Lazy: lazy(async () => ({ default: () => null })),
  Context: createContext(0),
  names: ['a'],
};

const missing = (...taken: string[]) => {
  const listed = membersIn(exported);
  const key = '@storefront/contracts';
  return missingMembers({ [key]: taken }, (asked) => (asked === key ? listed : []));
};

test('a class has its own statics, its superclasses’ statics, and the members of every function', () => {
  expect(missing('Derived.kind', 'Derived.create', 'Derived.from', 'Heir.create', 'Derived.call')).toEqual(
    [],
  );
  expect(missing('Derived.gift', 'Heir.gift')).toEqual([
    'Derived.gift of @storefront/contracts',
    'Heir.gift of @storefront/contracts',
  ]);
});

test('a component with members has them whether it is a function, a memo or takes a ref', () => {
  expect(missing('Tabs.Item', 'MemoTabs.Item', 'RefTabs.Item')).toEqual([]);
  expect(missing('Tabs.displayName', 'MemoTabs.displayName', 'MemoTabs.name')).toEqual([]);
  expect(missing('MemoTabs.Panel', 'RefTabs.Panel')).toEqual([
    'MemoTabs.Panel of @storefront/contracts',
    'RefTabs.Panel of @storefront/contracts',
  ]);
});

test('a name that React gives to objects is a member of a function', () => {
  expect(missing('Kinds.type', 'Field.Provider')).toEqual([]);
  expect(missing('Tabs.Provider', 'Derived.type')).toEqual([
    'Tabs.Provider of @storefront/contracts',
    'Derived.type of @storefront/contracts',
  ]);
});

test('functions, components, contexts and lists without members of their own are not listed', () => {
  const objects = new Set(membersIn(exported).map((member) => member.slice(0, member.indexOf('.'))));
  expect([...objects].sort()).toEqual(['Derived', 'Field', 'Heir', 'Kinds', 'MemoTabs', 'RefTabs', 'Tabs']);
});
