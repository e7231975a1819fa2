import {
  addSkillEndpoint,
  countSkillQuestionsEndpoint,
  deleteSkillEndpoint,
  getSkillEndpoint,
  listSkillsEndpoint,
  selectSkillsEndpoint,
  updateSkillEndpoint,
} from '#domain/assessment/skills/skills.contract.ts'
import { type AccessRow, changeRequired, loggedIn, viewRequired } from '../../testing/access.ts'
import type { TestApp } from '../../testing/app.ts'

let made = 0
const fields = () => ({ name: `Habilidad de acceso ${++made}`, description: '' })

export const access: readonly AccessRow[] = [
  [listSkillsEndpoint, loggedIn],
  [selectSkillsEndpoint, loggedIn, async () => ({ params: { language: 'es', offer: 'all' } })],
  [getSkillEndpoint, viewRequired, async (site) => ({ params: await aSkill(site) })],
  [countSkillQuestionsEndpoint, viewRequired, async (site) => ({ params: await aSkill(site) })],
  [addSkillEndpoint, changeRequired, async () => ({ body: fields() })],
  [updateSkillEndpoint, changeRequired, async (site) => ({ params: await aSkill(site), body: { ...fields(), version: 1 } })],
  [deleteSkillEndpoint, changeRequired, async (site) => ({ params: await aSkill(site) })],
]

async function aSkill({ platform }: TestApp) {
  const { uuid } = await platform.db.insertInto('skills').values(fields()).returning('uuid').executeTakeFirstOrThrow()
  return { id: uuid }
}
