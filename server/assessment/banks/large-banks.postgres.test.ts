import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { exportBankTableEndpoint, previewImportEndpoint } from '#domain/assessment/banks/banks.contract.ts'
import { limits } from '#domain/kernel/limits.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { fileOf } from '../../testing/documents.ts'
import { makeBank } from '../../testing/tests.ts'

const site = sharedTestApp()

test('QST-02 the largest exported bank can be imported again; a larger one is refused, not cut', async () => {
  const { db } = site.platform
  const { skillId: id, skillUuid: uuid } = await makeBank(site.platform, { questions: 0 })
  const { token } = await site.person({ role: 'administrator' })
  const table = () => site.call(exportBankTableEndpoint, { token, params: { id: uuid } })
  const refused = ({ status, refusal }: { status: number; refusal: { error_message?: string } }) => [
    status,
    refusal.error_message,
  ]
  const tooLarge = [413, 'banks.error.too_large']
  const most = limits.bankFile.questions
  await sql`with made as (
    insert into questions (text, type, language) select '¿' || nth || '?', 'text', 'es' from generate_series(0, ${most}::integer) as nth
    returning id
  ) insert into question_skills (question_id, skill_id) select id, ${id}::bigint from made`.execute(db)
  expect(refused(await table())).toEqual(tooLarge)

  const own = db.selectFrom('question_skills').select('question_id').where('skill_id', '=', id)
  const update = db.updateTable('questions').where('id', 'in', own)
  await update.set({ active: false }).where('text', '=', '¿0?').execute()
  const files = { file: fileOf((await table()).bytes, 'banco.csv') }
  const preview = await site.call(previewImportEndpoint, { token, params: { id: uuid }, files, body: {} })
  expect(preview.answer.data.counts).toMatchObject({ same: most, wrong: 0 })
  await update.set({ text: sql`repeat(text, 300)` }).execute()
  expect(refused(await table())).toEqual(tooLarge)
})
