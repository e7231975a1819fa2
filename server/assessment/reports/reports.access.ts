import { getResultReportEndpoint, getSkillReportEndpoint } from '#domain/assessment/reports/reports.contract.ts'
import { type AccessRow, viewRequired } from '../../testing/access.ts'
import { makeAttempt, makeBank } from '../../testing/tests.ts'

let made = 0

export const access: readonly AccessRow[] = [
  [
    getResultReportEndpoint,
    viewRequired,
    async ({ platform, person }) => {
      const bank = await makeBank(platform, { questions: 10 })
      const { userSkillUuid } = await makeAttempt(platform, { userId: (await person()).id, bank })
      return { params: { uuid: userSkillUuid }, query: { language: 'es' } }
    },
  ],
  [
    getSkillReportEndpoint,
    viewRequired,
    async ({ platform }) => {
      const values = { name: `Habilidad impresa ${++made}` }
      const { uuid } = await platform.db.insertInto('skills').values(values).returning('uuid').executeTakeFirstOrThrow()
      return { params: { uuid }, query: { language: 'es' } }
    },
  ],
]
