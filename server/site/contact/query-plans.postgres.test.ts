import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { watchPlans } from '../../testing/query-plans.ts'
import { readContactMessages } from './contact.reads.ts'

test('P6 MSG-01 a search for rare words does not scan 10,000 messages', async () => {
  const { platform } = await startTestApp()
  await sql`
    insert into contact_messages (full_name, email, phone, message, created_at)
    select 'Nombre' || i % 5 || ' Apellido' || i, i || '@example.com', '', 'Quiero saber de la vacante y del equipo', now() - i * interval '1 minute'
    from generate_series(1, 10000) as i
  `.execute(platform.db)
  await sql`vacuum analyze contact_messages`.execute(platform.db)
  const { db, of } = watchPlans(platform, 'contact_messages')
  const indexesOf = async (q: string) =>
    (await of(() => readContactMessages(db, { page: 0, size: 20, q, sort: '-created_at', status: undefined }))).indexes
  for (const q of ['nadie', 'apellido9999']) expect(await indexesOf(q)).not.toContain('contact_messages_newest')
  expect(await indexesOf('nombre')).toContain('contact_messages_newest')
})
