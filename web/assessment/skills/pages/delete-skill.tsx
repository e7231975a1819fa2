import type { SkillFields } from '#domain/assessment/skills/skills.contract.ts'
import { skillScreens } from '#domain/assessment/skills/skills.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { RecordDeletion } from '../../../platform/records/record-deletion.tsx'
import type { Fact } from '../../../platform/ui/fact-list.tsx'
import { useSkill, useSkillChanges } from '../skills.queries.ts'
import type { Route } from './+types/delete-skill.ts'

/** /skills/admin/delete/{uuid}: shows the skill and deletes it; a skill in use is only put out of use (SPEC-38). */
export default function DeleteSkill({ params }: Route.ComponentProps) {
  const t = useText()
  const { remove } = useSkillChanges()
  return (
    <RecordDeletion
      title={t('skills.delete')}
      back={{ to: skillScreens.skills.to(), label: t('skills.back') }}
      query={useSkill(params.uuid)}
      nameOf={(skill) => skill.name}
      factsOf={(skill) =>
        ({
          name: [t('skills.name'), skill.name],
          name_language: [t('skills.name_language'), t(`skills.name_language.${skill.name_language ?? 'both'}`)],
          other_name: [t('skills.other_name'), skill.other_name],
          description: [t('skills.about'), skill.description],
          skill_test: [t('skills.has_test'), t(`skills.has_test.${skill.skill_test}`)],
          count_questions: [t('skills.count_questions'), skill.count_questions],
          time_limit_minutes: [
            t('skills.time_limit'),
            skill.time_limit_minutes === null
              ? t('skills.no_time_limit')
              : t('skills.time_limit_minutes', { minutes: skill.time_limit_minutes }),
          ],
          point_limit: [t('skills.point_limit'), skill.point_limit ?? t('skills.no_point_limit')],
          status_skill: [t('skills.status'), t(`skills.status.${skill.status_skill}`)],
        }) satisfies Record<keyof SkillFields | 'count_questions', Fact>
      }
      insteadOf={(skill) => (skill.in_use ? { text: t('skills.in_use'), confirm: t('skills.put_out') } : undefined)}
      onDelete={remove}
    />
  )
}
