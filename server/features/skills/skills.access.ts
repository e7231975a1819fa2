import { listSkills } from '#domain/skills/skills.contract.ts'
import { type AccessRow, loggedIn } from '../../testing/access.ts'

export const access: readonly AccessRow[] = [[listSkills, loggedIn]]
