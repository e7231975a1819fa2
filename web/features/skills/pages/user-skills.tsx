import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { attemptScreens } from '#domain/attempts/attempts.screens.ts'
import type { UserSkillView } from '#domain/skills/user-skills.contract.ts'
import { isOnTheWayToATest, statusOf } from '#domain/skills/user-skills.rules.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import type { Column } from '../../../platform/tables/column.tsx'
import { DataTable } from '../../../platform/tables/data-table.tsx'
import { useRows } from '../../../platform/tables/use-rows.ts'
import { Badge } from '../../../platform/ui/badge.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { StatusWord } from '../../../platform/ui/status-word.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { AddUserSkill, EditUserSkill } from '../forms/user-skill-form.tsx'
import { NextStep } from '../parts/next-step.tsx'
import { useUserSkillChanges, useUserSkills } from '../user-skills.queries.ts'

const tones = { done: 'green', rating: 'yellow', running: 'yellow', waiting: 'stone', blocked: 'red' } as const

/** /profile/skills: what a candidate is good at, and the next step to prove it (SKL-01 to SKL-03). */
export default function UserSkills() {
  const t = useText()
  const { language } = useLanguage()
  const navigate = useNavigate()
  const banner = useBanner()
  const toggle = useRef<HTMLButtonElement>(null)
  const [adding, setAdding] = useState(false)
  const [editing, setEditing] = useState<{ row: UserSkillView; forTest: boolean }>()
  const { remove } = useUserSkillChanges()
  const statusText = (row: UserSkillView) => t(`my_skills.status.${statusOf(row)}`)
  const list = useRows(useUserSkills(language), {
    sort: 'skill',
    textOf: (row) => [row.skill.name, row.experience_time, row.note, statusText(row)].join(' '),
    sortValueOf: (row, column) =>
      column === 'experience' ? daysOf(row) : column === 'status' ? statusText(row) : row.skill.name,
  })
  const columns: readonly Column<UserSkillView>[] = [
    { key: 'skill', label: t('my_skills.skill'), sortable: true, cell: (row) => <SkillName row={row} /> },
    { key: 'experience', label: t('my_skills.experience'), sortable: true, cell: (row) => row.experience_time || '—' },
    {
      key: 'status',
      label: t('my_skills.status'),
      sortable: true,
      cell: (row) => <StatusWord tone={tones[statusOf(row)]}>{statusText(row)}</StatusWord>,
    },
    {
      key: 'next',
      label: t('my_skills.next'),
      cell: (row) => <NextStep row={row} onDates={() => setEditing({ row, forTest: isOnTheWayToATest(row) })} />,
    },
  ]
  return (
    <>
      <PageHead title={t('my_skills.title')} description={t('my_skills.description')}>
        <Button
          ref={toggle}
          tone={adding ? 'quiet' : 'main'}
          icon={adding ? <IconX size={20} aria-hidden="true" /> : <IconPlus size={20} aria-hidden="true" />}
          aria-expanded={adding}
          onClick={() => setAdding(!adding)}
        >
          {t(adding ? 'my_skills.close' : 'my_skills.add')}
        </Button>
      </PageHead>
      {adding ? (
        <AddUserSkill
          onDone={() => {
            setAdding(false)
            toggle.current?.focus()
          }}
        />
      ) : (
        <DataTable
          caption={t('my_skills.title')}
          list={list}
          columns={columns}
          idOf={({ uuid }) => uuid}
          nameOf={({ skill }) => skill.name}
          onEdit={(row) => setEditing({ row, forTest: false })}
          onDelete={async (row) => {
            const { success_message } = await remove(row)
            banner.success(success_message, { name: row.skill.name })
          }}
          empty={<EmptyState title={t('my_skills.empty')} text={t('my_skills.empty_text')} />}
        />
      )}
      <ModalShell
        open={editing !== undefined}
        title={editing ? t('my_skills.edit_named', { name: editing.row.skill.name }) : ''}
        onClose={() => setEditing(undefined)}
      >
        {editing && (
          <>
            {editing.row.experience_time === '' && (
              <p>{t(editing.forTest ? 'my_skills.dates_then_test' : 'my_skills.dates_first')}</p>
            )}
            <EditUserSkill
              row={editing.row}
              submitLabel={t(editing.forTest ? 'my_skills.save_and_go' : 'my_skills.save')}
              onDone={({ uuid }) => {
                setEditing(undefined)
                if (editing.forTest) void navigate(attemptScreens.takeTest.to({ user_skill_uuid: uuid }))
              }}
              onReload={() => {
                list.retry()
                setEditing(undefined)
              }}
            />
          </>
        )}
      </ModalShell>
    </>
  )
}

function SkillName({ row }: { row: UserSkillView }) {
  const t = useText()
  return (
    <>
      {row.skill.name} {row.skill_vacant === 1 && <Badge tone="yellow">{t('my_skills.required')}</Badge>}
    </>
  )
}

/** How long the experience lasted, to sort by; 0 while its dates are missing. */
function daysOf({ experience_timefrom, experience_timeto }: UserSkillView): number {
  return (Date.parse(experience_timeto) - Date.parse(experience_timefrom)) / 86_400_000 || 0
}
