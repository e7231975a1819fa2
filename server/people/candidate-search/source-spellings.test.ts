import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { writtenSource } from '#domain/hiring/applications/source.rules.ts'
import { sharedTestApp } from '../../testing/app.ts'

const site = sharedTestApp()

test.each([
  'Feria de empleo',
  ' feria  de_empleo ',
  'LinkedIn',
  'ＬｉｎｋｅｄＩｎ',
  'Referida\u00a0por Ñusta',
  'candidatos 2026.xlsx',
  'A&B + C',
  '@empresa',
  'LinkedIn / Indeed',
  'Redes: Instagram, Facebook (pagado)',
  `${'larga '.repeat(40)}`,
])('MOV-03 the database spells the source “%s” as applications do', async (written) => {
  const { rows } = await sql<{ key: string }>`select source_key(${written}) as key`.execute(site.platform.db)
  expect(rows).toEqual([{ key: writtenSource(written) }])
})
