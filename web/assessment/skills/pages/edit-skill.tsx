import { useText } from '../../../platform/i18n/language.tsx'
import { SkillPage } from '../forms/skill-page.tsx'
import { useSkill } from '../skills.queries.ts'
import type { Route } from './+types/edit-skill.ts'

/** /skills/admin/edit/{uuid}. */
export default function EditSkill({ params }: Route.ComponentProps) {
  const t = useText()
  return <SkillPage title={t('skills.edit')} query={useSkill(params.uuid)} />
}
