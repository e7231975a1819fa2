import {
  addUserSkillEndpoint,
  deleteUserSkillEndpoint,
  getUserSkillEndpoint,
  listSkillsToAddEndpoint,
  listUserSkillsEndpoint,
  updateUserSkillEndpoint,
} from '#domain/assessment/skills/user-skills.contract.ts'
import { type AccessRow, candidates, loggedIn } from '../../testing/access.ts'
import type { TestApp, TestPerson } from '../../testing/app.ts'

const experience = { experience_timefrom: '2020-01-01', experience_timeto: '2021-01-01', note: '' }

export const access: readonly AccessRow[] = [
  [listUserSkillsEndpoint, candidates, async () => ({ params: { language: 'es' } })],
  [listSkillsToAddEndpoint, loggedIn],
  [addUserSkillEndpoint, candidates, async (site) => ({ body: { ...experience, skill_id: (await aSkill(site)).uuid } })],
  [getUserSkillEndpoint, candidates, async (site, caller) => ({ params: await aUserSkill(site, caller) })],
  [
    updateUserSkillEndpoint,
    candidates,
    async (site, caller) => ({ params: await aUserSkill(site, caller), body: { ...experience, version: 1 } }),
  ],
  [deleteUserSkillEndpoint, candidates, async (site, caller) => ({ params: await aUserSkill(site, caller) })],
]

let made = 0
function aSkill({ platform }: TestApp) {
  const name = `Habilidad de acceso propio ${++made}`
  return platform.db.insertInto('skills').values({ name }).returning(['id', 'uuid']).executeTakeFirstOrThrow()
}

/** Makes a skill on the caller's profile, or on another person's when there is no caller. */
async function aUserSkill(site: TestApp, caller: TestPerson | undefined) {
  const { id: user_id } = caller ?? (await site.person())
  const { id: skill_id } = await aSkill(site)
  return site.platform.db.insertInto('user_skills').values({ user_id, skill_id }).returning('uuid').executeTakeFirstOrThrow()
}
