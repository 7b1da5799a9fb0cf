import { expect, test } from 'vitest'
import { ipBlockOf, widerIpBlockOf } from './ip-block.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8::1:2:3:4', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::192.0.2.1', '192.0.2.1'],
  ['64:ff9b::cb00:7107', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:4444', '203.0.113.7'],
  ['203.0.113.007', '203.0.113.7'],
  ['[2001:db8:1:2::1]:4444', '2001:db8:1:2::/64'],
  ['', 'unreadable'],
  ['garbage\u00e9', 'unreadable'],
  ['203.0.113.7, 198.51.100.1', 'unreadable'],
  ['300.1.1.1', 'unreadable'],
])('counts %j as %j', (address, group) => {
  expect(ipBlockOf(address)).toBe(group)
})

test.each([
  ['2001:db8:1:2::1', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['203.0.113.7', undefined],
  ['::ffff:203.0.113.7', undefined],
  ['', undefined],
])('counts the network of %j as %j', (address, network) => {
  expect(widerIpBlockOf(address)).toBe(network)
})
