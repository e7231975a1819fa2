import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findColleague } from '../../platform/sessions/find-viewer.ts'
import { notifyStaff } from '../../platform/updates/notify-staff.writes.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { countUnread, readNewestUpdates, readUnmailed } from './updates.reads.ts'

const site = sharedTestApp()
const right = { module: 'currencies', item: 'view' } as const
/** A kind as a feature states it; the real list of kinds is fixed by the types. */
const kind = 'currency_added' as never
const stated = { updates: { currency_added: { right, name: sql`(select name from currencies where id = notice.record_id)` } } }

const addCurrency = () =>
  site.platform.db
    .insertInto('currencies')
    .values({ code: 'ZZA', name: 'Moneda avisada' })
    .returning('id')
    .executeTakeFirstOrThrow()

test('NOT-01 an update about a record of a feature reaches holders of its right, names the record and ends with it', async () => {
  const { db } = site.platform
  const actor = await site.person({ role: 'administrator' })
  const holder = await site.person({ role: [right] })
  const other = await site.person({ role: [{ module: 'clients', item: 'view' }] })
  const { id } = await addCurrency()
  const event = { kind, recordId: id, right, by: actor.id }
  await notifyStaff(db, new Date(), event)
  await notifyStaff(db, new Date(), event)
  const viewerOf = async (person: { id: number }) => (await findColleague(db, person.id))!
  const reading = { db, stated }
  const [update, ...more] = await readNewestUpdates(reading, await viewerOf(holder))
  expect([update?.kind, update?.subject, update?.count, more]).toEqual([kind, 'Moneda avisada', 1, []])
  expect(await readUnmailed(reading, await viewerOf(holder), [kind])).toHaveLength(1)
  expect(await readNewestUpdates(reading, await viewerOf(actor))).toEqual([])
  expect(await readNewestUpdates(reading, await viewerOf(other))).toEqual([])
  await db.deleteFrom('currencies').where('id', '=', id).execute()
  expect((await countUnread(reading, await viewerOf(holder))).total).toBe(0)
})

test('NOT-01 an update about a record is not shown without the right, nor where no feature states its kind', async () => {
  const { db } = site.platform
  const holder = await site.person({ role: [right] })
  const { id } = await addCurrency()
  await notifyStaff(db, new Date(), { kind, recordId: id, right })
  const viewer = (await findColleague(db, holder.id))!
  expect(await readNewestUpdates({ db, stated }, { ...viewer, permissions: {} })).toEqual([])
  expect(await readNewestUpdates(site.platform, viewer)).toEqual([])
  expect(await readNewestUpdates({ db, stated }, viewer)).toHaveLength(1)
  await db.deleteFrom('currencies').where('id', '=', id).execute()
})
