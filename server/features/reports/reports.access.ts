import { getSkillReport } from '#domain/reports/reports.contract.ts'
import { type AccessRow, whoMayView } from '../../testing/access.ts'

let made = 0

export const access: readonly AccessRow[] = [
  [
    getSkillReport,
    whoMayView,
    async ({ platform }) => {
      const values = { name: `Habilidad impresa ${++made}` }
      const { uuid } = await platform.db.insertInto('skills').values(values).returning('uuid').executeTakeFirstOrThrow()
      return { params: { uuid }, query: { language: 'es' } }
    },
  ],
]
