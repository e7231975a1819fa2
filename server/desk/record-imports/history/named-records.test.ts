import { expect, test } from 'vitest'
import { sharedTestApp } from '../../../testing/app.ts'
import { historyImports } from '../../../testing/past-applications.ts'

const site = sharedTestApp()
const { csv, head, look, bring, undo, candidate, vacancyAt } = historyImports(site)

test('MOV-01 a name that several colleagues have is asked, and one in another order is found', async () => {
  const staff = await site.person({ role: 'administrator' })
  const diego = await site.person({ role: 'administrator', firstName: 'Diego Andrés', lastName: 'Prada' })
  const twins = [
    await site.person({ role: 'administrator', firstName: 'Rosa', lastName: 'Melo' }),
    await site.person({ role: 'administrator', firstName: 'Rosa', lastName: 'Melo' }),
  ]
  const [ana, eva] = [
    await candidate('colega.ana@example.com', 'Ana', 'Gil'),
    await candidate('colega.eva@example.com', 'Eva', 'Gil'),
  ]
  await vacancyAt('Colegas y Cía', 'Contadora de colegas')
  const lineFor = (email: string, recruiter: string) =>
    `${email};;Contadora de colegas;Colegas y Cía;Postulado;2025-02-01;;${recruiter};;`
  const file = csv(head, lineFor('colega.ana@example.com', 'Prada, Diego'), lineFor('colega.eva@example.com', 'Melo, Rosa'))
  const asked = await look(staff, file)
  expect(asked).toMatchObject({ plan: '', history: { missing: ['recruiters'], recruiters: [] } })
  expect(asked.history?.doubtful_recruiters).toMatchObject([{ word: 'Melo, Rosa', lines: 1, choice: null }])
  const colleagues = asked.history?.doubtful_recruiters[0]?.colleagues ?? []
  expect(colleagues.map(({ email }) => email)).toEqual(twins.map(({ email }) => email))
  await bring(staff, file, { history: { recruiters: [['Melo, Rosa', colleagues[1]?.uuid ?? '']] } })
  const { db } = site.platform
  const actorOf = async ({ id }: { id: number }) =>
    db
      .selectFrom('application_history')
      .innerJoin('applications', 'applications.id', 'application_id')
      .select('actor_id')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow()
  expect([(await actorOf(ana)).actor_id, (await actorOf(eva)).actor_id]).toEqual([diego.id, twins[1]?.id])
})

test('MOV-04 new clients of a history that differ by their legal form are one, which is reported and can be refused', async () => {
  const staff = await site.person({ role: 'administrator' })
  await candidate('forma.ana@example.com', 'Ana', 'Gil')
  const lineFor = (title: string, client: string) => `forma.ana@example.com;;${title};${client};Postulado;2025-02-01;;;;`
  const file = csv(
    head,
    lineFor('Auditora', 'Molinos Duero'),
    lineFor('Contadora', 'MOLINOS DUERO S.A.S.'),
    lineFor('Tesorera', 'Molinos Duero SAS'),
  )
  const answers = { city: 'Cali', vacancies: 'create', clients: 'create' } as const
  const { preview, done } = await bring(staff, file, { history: answers })
  expect(preview.history?.clients.count).toBe(1)
  expect(preview.spellings).toMatchObject([{ is_apart: false, names: expect.arrayContaining(['Molinos Duero']) }])
  const clients = () => site.platform.db.selectFrom('clients').select('name').where('name', 'ilike', 'molinos%').execute()
  expect(await clients()).toEqual([{ name: 'Molinos Duero' }])
  await undo(staff, done.answer.data.uuid)
  const apart = preview.spellings.map(({ key }) => key)
  const kept = await look(staff, file, { history: answers, apart })
  expect(kept.history?.clients.count).toBe(3)
  expect(kept.spellings).toMatchObject([{ is_apart: true }])
})
