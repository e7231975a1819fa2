import {
  addSkill,
  countSkillQuestions,
  deleteSkill,
  getSkill,
  listSkills,
  selectSkills,
  updateSkill,
} from '#domain/assessment/skills/skills.contract.ts'
import { type AccessRow, changeRequired, loggedIn, viewRequired } from '../../testing/access.ts'
import type { TestApp } from '../../testing/app.ts'

let made = 0
const fields = () => ({ name: `Habilidad de acceso ${++made}`, description: '' })

export const access: readonly AccessRow[] = [
  [listSkills, loggedIn],
  [selectSkills, loggedIn, async () => ({ params: { language: 'es', offer: 'all' } })],
  [getSkill, viewRequired, async (site) => ({ params: await aSkill(site) })],
  [countSkillQuestions, viewRequired, async (site) => ({ params: await aSkill(site) })],
  [addSkill, changeRequired, async () => ({ body: fields() })],
  [updateSkill, changeRequired, async (site) => ({ params: await aSkill(site), body: { ...fields(), version: 1 } })],
  [deleteSkill, changeRequired, async (site) => ({ params: await aSkill(site) })],
]

async function aSkill({ platform }: TestApp) {
  const { uuid } = await platform.db.insertInto('skills').values(fields()).returning('uuid').executeTakeFirstOrThrow()
  return { id: uuid }
}
