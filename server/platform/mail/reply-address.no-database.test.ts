import { expect, test } from 'vitest'
import { readReplyTarget, replyAddress } from './reply-address.ts'

const site = { config: { replies: { address: 'postulaciones@agencia.test', imapUrl: 'imaps://imap.test' } }, secretKey: 'a key' }

test.each([
  { kind: 'application', id: 1 },
  { kind: 'person', id: 9_007_199_254_740_991 },
  { kind: 'email', id: 40_000 },
] as const)('EML-01 the address about %o leads back to it in any letter case', (target) => {
  const address = replyAddress(site, target) ?? ''
  expect(address).toMatch(/^postulaciones\+[ape][0-9a-z]+-[a-z2-7]{16}@agencia\.test$/)
  expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64)
  for (const written of [address, address.toUpperCase(), ` ${address} `])
    expect(readReplyTarget(site, ['otro@x.test', written])).toEqual(target)
})

test.each([
  ['another key', { ...site, secretKey: 'another key' }, (address: string) => address],
  ['another id', site, (address: string) => address.replace('+a1-', '+a2-')],
  ['another kind', site, (address: string) => address.replace('+a1-', '+p1-')],
  ['another domain', site, (address: string) => address.replace('agencia.test', 'evil.test')],
  ['a cut signature', site, (address: string) => address.replace('@', '').replace(/.agencia/, '@agencia')],
  ['no token', site, () => 'postulaciones@agencia.test'],
  ['a site that reads no answers', { ...site, config: { replies: undefined } }, (address: string) => address],
])('EML-01 an address with %s leads nowhere', (_, reader, change) => {
  const address = replyAddress(site, { kind: 'application', id: 1 }) ?? ''
  expect(readReplyTarget(reader, [change(address)])).toBeUndefined()
})
