import type { CaptchaResult } from '../captcha/provider';
import { codeRefusal, type CodeQuota } from './codeRefusal';

const limits = {
  codesPerPhone: 5,
  codesPerAddress: 20,
  codesPerNetwork: 60,
  codesPerRange: 30,
  smsPerHour: 600,
};

type Used = Partial<Record<CodeQuota, number>>;

function refusal(used: Used, captcha: CaptchaResult) {
  const usesOf = (quota: CodeQuota) => ({ used: used[quota] ?? 1, secondsLeft: quota.length });
  const uses = {
    phone: usesOf('phone'),
    phoneHere: usesOf('phoneHere'),
    address: usesOf('address'),
    network: usesOf('network'),
    range: usesOf('range'),
    chain: usesOf('chain'),
  };
  return codeRefusal({ uses, limits, captcha });
}

test.each<[string, Used, (string | undefined)[]]>([
  ['the first code to a phone', {}, [undefined, undefined, undefined, undefined]],
  ['the second code to a phone', { phone: 2, phoneHere: 2 }, [undefined, 'robot', undefined, undefined]],
  ['the last code to a phone', { phone: 5 }, [undefined, 'robot', 'robot', undefined]],
  ['one code more', { phone: 6 }, ['phone', 'phone', 'phone', 'phone']],
  ['a client’s last code to the phone', { phone: 3, phoneHere: 3 }, [undefined, 'robot', 'robot', undefined]],
  ['one code more by the client', { phone: 4, phoneHere: 4 }, ['phone', 'phone', 'phone', 'phone']],
  ['the last code of an address', { address: 20 }, [undefined, undefined, undefined, undefined]],
  ['one code more by the address', { address: 21 }, [undefined, 'robot', 'robot', 'address']],
  ['the last code of a network', { network: 60 }, [undefined, undefined, undefined, undefined]],
  ['one code more by the network', { network: 61 }, [undefined, 'robot', 'robot', 'network']],
  ['half of a range of numbers', { range: 15 }, [undefined, undefined, undefined, undefined]],
  ['more than half of the range', { range: 16 }, [undefined, 'robot', 'robot', undefined]],
  ['the last code of the range', { range: 30 }, [undefined, 'robot', 'robot', undefined]],
  ['one code more to the range', { range: 31 }, ['range', 'range', 'range', 'range']],
  ['half of the chain’s SMS', { chain: 300 }, [undefined, undefined, undefined, undefined]],
  ['more than half', { chain: 301 }, [undefined, 'robot', 'robot', undefined]],
  ['the chain’s last SMS', { chain: 600 }, [undefined, 'robot', 'robot', undefined]],
  ['one SMS more', { chain: 601 }, ['chain', 'chain', 'chain', 'chain']],
])(
  '%s, for a person, a robot, without a token, and without an answer of the captcha',
  (_name, used, reasons) => {
    const found = (['person', 'robot', 'absent', 'unknown'] as const).map(
      (captcha) => refusal(used, captcha)?.reason,
    );
    expect(found).toEqual(reasons);
  },
);

test.each<[Used, CodeQuota]>([
  [{ phone: 6 }, 'phone'],
  [{ phoneHere: 4 }, 'phoneHere'],
  [{ address: 21 }, 'address'],
  [{ network: 61 }, 'network'],
  [{ range: 31 }, 'range'],
  [{ chain: 601 }, 'chain'],
])('%j: the seconds are those of the quota that is used up', (used, quota) => {
  expect(refusal(used, 'unknown')?.seconds).toBe(quota.length);
});
