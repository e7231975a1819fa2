import { listSkills } from '#domain/skills/skills.contract.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { readSkills } from './skills.reads.ts'
import { presentSkill } from './skills.views.ts'

export const skillRoutes = ({ db }: Platform) => [
  route(listSkills, async () => {
    const { rows, ...counts } = await readSkills(db)
    return { data: rows.map(presentSkill), ...counts }
  }),
]
