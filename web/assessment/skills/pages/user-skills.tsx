import { Link } from 'react-router'
import { attemptScreens } from '#domain/assessment/attempts/attempts.screens.ts'
import type { UserSkillView } from '#domain/assessment/skills/user-skills.contract.ts'
import { reasonToKeep, statusOf } from '#domain/assessment/skills/user-skills.rules.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { TextIn } from '../../../platform/i18n/text-in.tsx'
import { RecordSection } from '../../../platform/records/record-section.tsx'
import { useRows } from '../../../platform/tables/use-rows.ts'
import { Badge } from '../../../platform/ui/badge.tsx'
import { StatusWord } from '../../../platform/ui/status-word.tsx'
import { OwnForeignResults } from '../../passport/parts/own-foreign-results.tsx'
import { SharedResults } from '../../passport/parts/shared-results.tsx'
import { AddUserSkill, EditUserSkill } from '../forms/user-skill-form.tsx'
import { NextStep } from '../parts/next-step.tsx'
import { useUserSkillChanges, useUserSkills } from '../user-skills.queries.ts'

const tones = { done: 'green', rating: 'yellow', running: 'yellow', waiting: 'stone', blocked: 'red' } as const

/** /profile/skills: a candidate's skills with the next step of each (SKL-01 to SKL-03). */
export default function UserSkills() {
  const t = useText()
  const { language } = useLanguage()
  const { remove } = useUserSkillChanges()
  const statusText = (row: UserSkillView) => t(`my_skills.status.${statusOf(row)}`)
  const list = useRows(useUserSkills(language), {
    sort: 'skill',
    textOf: (row) => [row.skill.name, row.experience_time, row.note, statusText(row)].join(' '),
    sortValueOf: (row, column) =>
      column === 'experience' ? durationOf(row) : column === 'status' ? statusText(row) : row.skill.name,
  })
  return (
    <>
      <RecordSection<UserSkillView>
        texts={{
          title: t('my_skills.title'),
          description: t('my_skills.description'),
          add: t('my_skills.add'),
          edit: ({ skill: { name }, experience_time }) =>
            experience_time === '' ? t('my_skills.dates_of', { name }) : t('common.edit_named', { name }),
          empty: t('my_skills.empty'),
          emptyText: t('my_skills.empty_text'),
        }}
        list={list}
        columns={(edit) => [
          { key: 'skill', label: t('my_skills.skill'), sortable: true, cell: (row) => <SkillName row={row} /> },
          { key: 'experience', label: t('my_skills.experience'), sortable: true, cell: (row) => row.experience_time },
          {
            key: 'status',
            label: t('my_skills.status'),
            sortable: true,
            cell: (row) => <StatusWord tone={tones[statusOf(row)]}>{statusText(row)}</StatusWord>,
          },
          {
            key: 'next',
            label: t('my_skills.next'),
            hasButtons: true,
            cell: (row) => <NextStep row={row} onDates={() => edit(row)} />,
          },
        ]}
        nameOf={({ skill }) => skill.name}
        addsIn="place"
        form={(row, then) =>
          row ? (
            <>
              {row.experience_time === '' && <p>{t('my_skills.dates_first')}</p>}
              <EditUserSkill row={row} {...then} />
            </>
          ) : (
            <AddUserSkill onDone={then.onDone} />
          )
        }
        whyItStays={(row) => {
          const reason = reasonToKeep(row)
          return reason && t(reason)
        }}
        whatIsLost={(row) =>
          row.skill.skill_test === 1
            ? t(row.status_test > 0 ? 'my_skills.delete_loses_result' : 'my_skills.delete_loses')
            : undefined
        }
        onDelete={async (row) => ({ ...(await remove(row)), data: row })}
      />
      <SharedResults />
      <OwnForeignResults />
    </>
  )
}

/** The name of a skill, which leads to the page of its test where it has one (TST-21). */
function SkillName({ row }: { row: UserSkillView }) {
  const t = useText()
  const name = <TextIn language={row.skill.name_language}>{row.skill.name}</TextIn>
  return (
    <>
      {row.skill.skill_test === 1 ? <Link to={attemptScreens.takeTest.to({ user_skill_uuid: row.uuid })}>{name}</Link> : name}{' '}
      {row.skill_vacant === 1 && <Badge tone="yellow">{t('my_skills.required')}</Badge>}
    </>
  )
}

/** Duration of the experience, for sorting; 0 without dates. */
function durationOf({ experience_timefrom, experience_timeto }: UserSkillView): number {
  return Date.parse(experience_timeto) - Date.parse(experience_timefrom) || 0
}
