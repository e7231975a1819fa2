import { breakQuestion, getBank, listHealth, mendQuestion } from '#domain/banks/banks.contract.ts'
import { type AccessRow, whoMayChange, whoMayView } from '../../testing/access.ts'
import type { TestApp } from '../../testing/app.ts'
import { makeBank } from '../../testing/tests.ts'

export const access: readonly AccessRow[] = [
  [getBank, whoMayView, async (site) => ({ params: await aBank(site) })],
  [listHealth, whoMayView, async (site) => ({ params: await aBank(site), query: { language: 'es' } })],
  [breakQuestion, whoMayChange, async (site) => ({ params: await aQuestion(site) })],
  [mendQuestion, whoMayChange, async (site) => ({ params: await aQuestion(site, { broken_at: new Date() }) })],
]

async function aBank({ platform }: TestApp) {
  return { id: (await makeBank(platform, { questions: 1 })).skillUuid }
}

async function aQuestion({ platform }: TestApp, values: object = {}) {
  const { skillId } = await makeBank(platform, { questions: 1 })
  return platform.db
    .updateTable('questions')
    .set({ ready: true, ...values })
    .where('id', 'in', (from) => from.selectFrom('question_skills').select('question_id').where('skill_id', '=', skillId))
    .returning('uuid as id')
    .executeTakeFirstOrThrow()
}
