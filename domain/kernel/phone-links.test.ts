import { expect, test } from 'vitest'
import { callLink, chatLink } from './phone-links.ts'

test.each<[string, string, string | undefined]>([
  ['+57 300 124 5678', 'tel:+573001245678', 'https://wa.me/573001245678'],
  ['0057 300 124 5678', 'tel:+573001245678', 'https://wa.me/573001245678'],
  ['300 124 5678', 'tel:3001245678', undefined],
  ['+54 11 15 2345-6789', 'tel:+5491123456789', 'https://wa.me/5491123456789'],
  ['+54 11 2345-6789', 'tel:+541123456789', 'https://wa.me/5491123456789'],
  ['+54 9 11 2345-6789', 'tel:+5491123456789', 'https://wa.me/5491123456789'],
  ['+54 351 15 234-5678', 'tel:+5493512345678', 'https://wa.me/5493512345678'],
  ['+54 2954 15 23-4567', 'tel:+5492954234567', 'https://wa.me/5492954234567'],
  ['+52 1 55 1234 5678', 'tel:+525512345678', 'https://wa.me/5215512345678'],
  ['+57 601 123 4567 ext. 12', 'tel:+576011234567;ext=12', 'https://wa.me/576011234567'],
  ['(601) 123 4567 x12', 'tel:6011234567;ext=12', undefined],
  ['+34 (0)612 345 678', 'tel:+34612345678', 'https://wa.me/34612345678'],
])('INT-14 the phone number %j is called by %s', (phone, call, chat) => {
  expect([callLink(phone), chatLink(phone)]).toEqual([call, chat])
})
