import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { Link } from 'react-router'
import { bankScreens } from '#domain/assessment/banks/banks.screens.ts'
import { questionScreens } from '#domain/assessment/questions/questions.screens.ts'
import type { listSkillsEndpoint, SkillView } from '#domain/assessment/skills/skills.contract.ts'
import { skillScreens } from '#domain/assessment/skills/skills.screens.ts'
import { starterBankScreens } from '#domain/assessment/starter-banks/starter-banks.screens.ts'
import { otherLanguage } from '#domain/kernel/languages.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { SkillName, useSkillName } from '../../../platform/i18n/skill-name.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import { DataTable } from '../../../platform/tables/data-table.tsx'
import { useChangeActions } from '../../../platform/tables/use-change-actions.ts'
import type { ColumnsOf } from '../../../platform/tables/use-list.ts'
import { LinkButton } from '../../../platform/ui/button.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { StatusWord } from '../../../platform/ui/status-word.tsx'
import { useSkills } from '../skills.queries.ts'
import styles from './skills.module.css'

/** /skills/admin: the catalogue of skills (SKA-01). */
export default function Skills() {
  const t = useText()
  const changeActions = useChangeActions()
  const list = useSkills()
  const nameOf = useSkillName()
  const mayChange = useMay({ module: 'skillstest', item: 'change' })
  const mayAddQuestions = useMay({ module: 'questions', item: 'change' })
  const mayView = useMay({ module: 'questions', item: 'view' })
  const columns = useColumns(mayView)
  return (
    <div className="page">
      <PageHead
        title={t('skills.title')}
        description={t('skills.description')}
        menu={[
          mayView && { label: t('questions.title'), to: questionScreens.questions.to() },
          mayChange && { label: t('starter_banks.title'), to: starterBankScreens.starterBanks.to(), whenEmpty: true },
        ]}
      >
        {mayChange && (
          <LinkButton to={skillScreens.addSkill.to()} icon={<IconPlus size={20} aria-hidden="true" />}>
            {t('skills.add')}
          </LinkButton>
        )}
      </PageHead>
      <DataTable
        caption={t('skills.title')}
        list={list}
        columns={columns}
        nameOf={(row) => nameOf(row)}
        actions={
          mayView || mayAddQuestions || mayChange
            ? (skill) => {
                const { uuid } = skill
                const name = nameOf(skill)
                return [
                  mayView && {
                    label: t('banks.title'),
                    name: t('banks.open_named', { name }),
                    to: bankScreens.bank.to({ id: uuid }),
                  },
                  mayAddQuestions && {
                    label: t('skills.add_question'),
                    name: t('skills.add_question_named', { name }),
                    to: questionScreens.addQuestion.to({ uuid }),
                    newTab: true,
                  },
                  ...changeActions(
                    name,
                    mayChange && {
                      edit: skillScreens.editSkill.to({ uuid }),
                      remove: skillScreens.deleteSkill.to({ uuid }),
                    },
                  ),
                ]
              }
            : undefined
        }
        empty={<EmptyState title={t('skills.empty')} text={t('skills.description')} />}
      />
    </div>
  )
}

/** The name in the reader's language, and below it the one in the other language. */
function NameCell({ skill, linked }: { skill: SkillView; linked: boolean }) {
  const { language } = useLanguage()
  const name = <SkillName skill={skill} />
  return (
    <>
      {linked ? <Link to={bankScreens.bank.to({ id: skill.uuid })}>{name}</Link> : name}
      {skill.name_es !== skill.name_en && (
        <small className={styles.other} lang={otherLanguage[language]}>
          {skill[`name_${otherLanguage[language]}`]}
        </small>
      )}
    </>
  )
}

function useColumns(mayView: boolean): ColumnsOf<typeof listSkillsEndpoint> {
  const t = useText()
  return [
    {
      key: 'name',
      label: t('skills.name'),
      sortable: true,
      cell: (skill) => <NameCell skill={skill} linked={mayView} />,
    },
    { key: 'description', label: t('skills.about'), sortable: true, isLong: true, cell: (row) => row.description },
    {
      key: 'skill_test',
      label: t('skills.has_test'),
      sortable: true,
      isNamed: true,
      leads: true,
      cell: ({ skill_test: offered }) => (
        <StatusWord tone={offered ? 'green' : 'stone'}>{t(`skills.has_test.${offered}`)}</StatusWord>
      ),
    },
    {
      key: 'count_questions',
      label: t('skills.count_questions'),
      numeric: true,
      leads: true,
      cell: (row) => row.count_questions,
    },
    {
      key: 'status_skill',
      isStatus: true,
      label: t('skills.status'),
      cell: ({ status_skill: status }) => (
        <StatusWord tone={status === 'A' ? 'green' : 'stone'}>{t(`skills.status.${status}`)}</StatusWord>
      ),
    },
  ]
}
