import { expect, test } from 'vitest'
import { changeUpdateSettingsEndpoint, getBellEndpoint } from '#domain/desk/updates/updates.contract.ts'
import type { Tx } from '../../platform/platform.ts'
import { notifyStaff } from '../../platform/updates/notify-staff.writes.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { untilBlocked } from '../../testing/locks.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'
import { mailUpdates } from './mailing.writes.ts'

const site = sharedTestApp()
const db = () => site.platform.db

async function aVacancyWithOwner() {
  const owner = await site.person({ role: [{ module: 'candidates', item: 'view' }] })
  await site.call(changeUpdateSettingsEndpoint, { token: owner.token, body: { application: 'at_once' } })
  const vacancy = await makeVacancy(site.platform, { owner_id: owner.id })
  return { owner, vacancy }
}

/** An application of which the owner is notified with `notify`, in a transaction of the test's choice. */
async function anApplication(vacancyId: number) {
  site.passSeconds(60)
  const { uuid } = await makeApplication(site.platform, vacancyId, (await site.person()).id)
  return (tx: Tx) => notifyStaff(tx, site.platform.now(), { kind: 'application', applicationUuid: uuid })
}

const mailsTo = async (id: number) =>
  (await db().selectFrom('outgoing_emails').select('plain').where('user_id', '=', id).orderBy('id').execute()).map(
    ({ plain }) => plain,
  )

test('NOT-01 the bell counts both of two events when the earlier one is written last', async () => {
  const { owner, vacancy } = await aVacancyWithOwner()
  const [earlier, later] = [await anApplication(vacancy.id), await anApplication(vacancy.id)]
  await db().transaction().execute(later)
  await db().transaction().execute(earlier)
  const { data } = (await site.call(getBellEndpoint, { token: owner.token })).answer
  expect(data).toMatchObject({ unread: 1, newest: [{ kind: 'application', count: 2 }] })
})

test('NOT-02 an event that is written while an e-mail is composed is in the next e-mail', async () => {
  const { owner, vacancy } = await aVacancyWithOwner()
  const [first, second] = [await anApplication(vacancy.id), await anApplication(vacancy.id)]
  await db().transaction().execute(first)
  const mailing = await db()
    .transaction()
    .execute(async (tx) => {
      await second(tx)
      const mailed = mailUpdates(site.platform)
      await untilBlocked(db())
      return { mailed }
    })
  await mailing.mailed
  await mailUpdates(site.platform)
  const mails = (await mailsTo(owner.id)).join('\n')
  expect(mails).toContain('Postulaciones nuevas: 2')
})

test('NOT-02 an event that is written late, with an earlier time, is in an e-mail too', async () => {
  const { owner, vacancy } = await aVacancyWithOwner()
  const [earlier, later] = [await anApplication(vacancy.id), await anApplication(vacancy.id)]
  await db().transaction().execute(later)
  await mailUpdates(site.platform)
  expect(await mailsTo(owner.id)).toHaveLength(1)
  await db().transaction().execute(earlier)
  await mailUpdates(site.platform)
  expect(await mailsTo(owner.id)).toHaveLength(2)
})
