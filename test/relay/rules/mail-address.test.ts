import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { normalMailAddress } from '../../../src/relay/accounts/rules/mail-address.ts';

describe('spellings that reach one mailbox are alike', () => {
  const rows: readonly (readonly [normal: string, spellings: readonly string[]])[] = [
    ['ada@shop.example', ['ADA@Shop.Example', 'ada+trial@shop.example', 'ada+a+b@shop.example', 'ａda@ｓhop.example']],
    ['ada@shop.example', ['ada@shop。example', 'ada@shop｡example', 'ada@shop．example', 'ada@shop.example.']],
    ['ada@shop.example', ['ada@sho\u00adp.example']],
    ['ada@xn--bcher-kva.example', ['ada@bücher.example', 'ada@BÜCHER.example', 'ada@bu\u0308cher.example']],
    ['+ada@shop.example', ['+ADA@shop.example']],
  ];
  for (const [normal, spellings] of rows)
    for (const spelling of [normal, ...spellings])
      test(`${JSON.stringify(spelling)}: ${normal}`, () => assert.equal(normalMailAddress(spelling), normal));
});

describe('different mailboxes stay different', () => {
  for (const other of ['ada+@evil.example＠shop.example', 'ada@evil.example＠shop.example', 'ada.@shop.example'])
    test(JSON.stringify(other), () => assert.notEqual(normalMailAddress(other), 'ada@shop.example'));
});
