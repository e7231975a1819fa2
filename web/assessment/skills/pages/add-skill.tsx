import { useText } from '../../../platform/i18n/language.tsx'
import { SkillPage } from '../forms/skill-page.tsx'

/** /skills/admin/add-skill. */
export default function AddSkill() {
  const t = useText()
  return <SkillPage title={t('skills.add')} />
}
