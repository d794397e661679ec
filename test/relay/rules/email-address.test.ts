import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { normalizeEmailAddress } from '../../../src/relay/accounts/rules/email-address.ts';

describe('spellings of one mailbox are normalized to one address', () => {
  const rows: readonly (readonly [normal: string, spellings: readonly string[]])[] = [
    ['ada@shop.example', ['ADA@Shop.Example', 'ada+trial@shop.example', 'ada+a+b@shop.example', 'ａda@ｓhop.example']],
    ['ada@shop.example', ['ada@shop。example', 'ada@shop｡example', 'ada@shop．example', 'ada@shop.example.']],
    ['ada@shop.example', ['ada@sho\u00adp.example']],
    ['ada@xn--bcher-kva.example', ['ada@bücher.example', 'ada@BÜCHER.example', 'ada@bu\u0308cher.example']],
    ['+ada@shop.example', ['+ADA@shop.example']],
  ];
  for (const [normal, spellings] of rows)
    for (const spelling of [normal, ...spellings])
      test(`${JSON.stringify(spelling)} is normalized to ${normal}`, () =>
        assert.equal(normalizeEmailAddress(spelling), normal));
});

describe('addresses of different mailboxes stay different', () => {
  const addresses = [
    'ada+@evil.example＠shop.example',
    'ada@evil.example＠shop.example',
    'ada.@shop.example',
    'ada@shop.example/a.evil.example',
    'ada@shop.example\\a.evil.example',
    'ada@shop.example?.evil.example',
    'ada@shop.example#.evil.example',
    'ada@shop.example:25',
    'ada@shop%2eexample',
  ];
  for (const address of addresses)
    test(`${JSON.stringify(address)} is not normalized to ada@shop.example`, () =>
      assert.notEqual(normalizeEmailAddress(address), 'ada@shop.example'));
});
