import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useState } from 'react'
import { bankScreens } from '#domain/assessment/banks/banks.screens.ts'
import type { listQuestionsEndpoint, QuestionView as Question } from '#domain/assessment/questions/questions.contract.ts'
import { questionScreens } from '#domain/assessment/questions/questions.screens.ts'
import { skillScreens } from '#domain/assessment/skills/skills.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import { DataTable } from '../../../platform/tables/data-table.tsx'
import { useListFilter } from '../../../platform/tables/list-state.ts'
import { ListTools } from '../../../platform/tables/list-tools.tsx'
import { useChangeActions } from '../../../platform/tables/use-change-actions.ts'
import type { ColumnsOf } from '../../../platform/tables/use-list.ts'
import { LinkButton } from '../../../platform/ui/button.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { QuestionView } from '../../attempts/parts/question-view.tsx'
import { SkillFilter } from '../forms/skill-filter.tsx'
import { SkillsDialog } from '../forms/skills-dialog.tsx'
import styles from '../parts/list-cells.module.css'
import { MediaLink } from '../parts/media-link.tsx'
import { PreviewDialog } from '../parts/preview-dialog.tsx'
import { Readiness } from '../parts/readiness.tsx'
import { shortName } from '../parts/short-name.ts'
import { skillNames } from '../parts/skill-names.ts'
import { useQuestions } from '../questions.queries.ts'

/** /tests/admin: the bank of questions (QST-01). */
export default function Questions() {
  const t = useText()
  const changeActions = useChangeActions()
  const mayChange = useMay({ module: 'questions', item: 'change' })
  const mayViewSkills = useMay({ module: 'skillstest', item: 'view' })
  const [skills, setSkills] = useSkillsInAddress()
  const list = useQuestions(skills)
  const [linking, setLinking] = useState<Question>()
  const [previewed, setPreviewed] = useState<Question>()
  const columns = useColumns()
  return (
    <div className="page">
      <PageHead
        title={t('questions.title')}
        description={t('questions.description')}
        menu={[
          mayViewSkills && { label: t('skills.title'), to: skillScreens.skills.to() },
          skills.length === 1 && { label: t('banks.open'), to: bankScreens.bank.to({ id: String(skills[0]) }) },
          { label: t('questions.print_list'), to: questionScreens.printQuestions.to() },
          { label: t('questions.reload'), onPress: list.retry },
        ]}
      >
        {mayChange && (
          <LinkButton to={questionScreens.addQuestion.to()} icon={<IconPlus size={20} aria-hidden="true" />}>
            {t('questions.add')}
          </LinkButton>
        )}
      </PageHead>
      <DataTable
        caption={t('questions.title')}
        list={list}
        columns={columns}
        nameOf={shortName}
        actions={(row) => {
          const { uuid } = row
          const name = shortName(row)
          return [
            {
              label: t('questions.preview'),
              name: t('questions.preview_named', { name }),
              onPress: () => setPreviewed(row),
            },
            row.type === 'select' && {
              label: t('questions.manage_answers'),
              name: t('questions.manage_answers_named', { name }),
              to: questionScreens.questionAnswers.to({ uuid }),
            },
            mayChange && {
              label: t('questions.change_skills'),
              name: t('questions.change_skills_named', { name }),
              onPress: () => setLinking(row),
            },
            ...changeActions(
              name,
              mayChange && {
                edit: questionScreens.editQuestion.to({ uuid }),
                remove: questionScreens.deleteQuestion.to({ uuid }),
              },
            ),
          ]
        }}
        empty={
          skills.length > 0 ? (
            <EmptyState title={t('questions.empty_found')} />
          ) : (
            <EmptyState title={t('questions.empty')} text={t('questions.empty_hint')} />
          )
        }
      >
        <ListTools>
          <SkillFilter chosen={skills} onChoose={setSkills} />
        </ListTools>
      </DataTable>
      <PreviewDialog question={previewed} as={QuestionView} onClose={() => setPreviewed(undefined)} />
      <SkillsDialog question={linking} onClose={() => setLinking(undefined)} />
    </div>
  )
}

/** Keeps the skills of the filter in the address, for the back button, reloads and shared links. */
function useSkillsInAddress() {
  const { filter, change } = useListFilter(['skills'])
  return [filter.skills.split(',').filter(Boolean), (chosen: readonly string[]) => change({ skills: chosen.join() })] as const
}

function useColumns(): ColumnsOf<typeof listQuestionsEndpoint> {
  const t = useText()
  return [
    {
      key: 'question',
      label: t('questions.question'),
      sortable: true,
      isLong: true,
      cell: (row) => (
        <span lang={row.language} className={styles.question} title={row.question}>
          {row.question}
        </span>
      ),
    },
    {
      key: 'skills',
      label: t('questions.skills'),
      cell: (row) => (
        <span className={styles.skills} title={skillNames(row)}>
          {skillNames(row)}
        </span>
      ),
    },
    { key: 'file', label: t('questions.file_column'), cell: (row) => <MediaLink media={row.media} /> },
    { key: 'type', label: t('questions.type'), sortable: true, cell: (row) => t(`questions.type.${row.type}`) },
    { key: 'language', label: t('questions.language'), sortable: true, cell: (row) => t(`questions.language.${row.language}`) },
    { key: 'status', label: t('questions.status'), leads: true, cell: (row) => <Readiness question={row} /> },
  ]
}
