import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { comparablePhone } from '#domain/kernel/comparable-phone.ts'
import { sharedTestApp } from '../testing/app.ts'

const site = sharedTestApp()

test('INT-05 the database compares phones by the same digits as the import', async () => {
  const phones = [
    ...['', '12345', '300 1245', '+57 300 124 5678', '(300) 124-5678', '6011234567 ext. 12', '601 123 4567, extensión 12'],
    ...['6011234567 x12', '601-123-4567 int 9', '+54 9 11 2345 6789', '+54 11 15 2345 6789', '011 15 2345-6789'],
    ...['(011) 15-2345-6789', '11 15 2345 6789', '0054 9 11 2345-6789', '0351 15 234-5678', '02954 15 23-4567'],
    ...['+34 612 345 678', '34612345678', '+506 8888 7777', '50688887777', '099 123 456', '+58 0414 123 4567', '1-305-555-0123'],
    ...['011 57 300 124 5678', '573001245678', '+55 34 99123 4567', '34991234567', '(+57) 300 124 5678', '0034 612345678'],
    ...['+54 2954 15 234567', '+52 1 55 1234 5678', '044 55 1234 5678', '+39 315 1523456', '３００ 124 5678'],
  ]
  const { rows } = await sql<{ phone: string; key: string }>`
    select phone, comparable_phone(phone) as key from unnest(${phones}::text[]) as phone`.execute(site.platform.db)
  expect(rows).toEqual(phones.map((phone) => ({ phone, key: comparablePhone(phone) })))
})
