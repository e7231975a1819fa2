import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { useSearchParams } from 'react-router'
import { questionScreens } from '#domain/assessment/questions/questions.screens.ts'
import { reportScreens } from '#domain/assessment/reports/reports.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { OnScreen, PrintedList } from '../../../platform/tables/printed-list.tsx'
import { LinkButton } from '../../../platform/ui/button.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import styles from '../parts/printed-question.module.css'
import { PrintedQuestion } from '../parts/printed-question.tsx'
import { usePrintedQuestions, useSkillOptions } from '../questions.queries.ts'

/** /tests/admin/list/question: the questions of one skill or of all, with their answers, as a table for print (RPT-02). */
export default function PrintQuestions() {
  const t = useText()
  const [search, setSearch] = useSearchParams()
  const skill = search.get('skill') ?? ''
  const list = usePrintedQuestions(skill)
  return (
    <div className="page">
      <PageHead title={t('questions.print_title')} back={{ to: questionScreens.questions.to(), label: t('questions.back') }}>
        {skill && (
          <LinkButton
            tone="quiet"
            to={reportScreens.skillReport.to({ uuid: skill })}
            icon={<IconPrinter size={20} aria-hidden="true" />}
          >
            {t('questions.print_report')}
          </LinkButton>
        )}
      </PageHead>
      <SkillChoice skill={skill} onChoose={(chosen) => setSearch(chosen ? { skill: chosen } : {}, { replace: true })} />
      <PrintedList
        list={list}
        caption={t('questions.print_title')}
        heads={[t('questions.skills'), t('questions.question'), t('questions.answers_title')]}
        empty={t('questions.empty')}
        row={(question) => <PrintedQuestion key={question.uuid} question={question} />}
      />
    </div>
  )
}

function SkillChoice({ skill, onChoose }: { skill: string; onChoose(skill: string): void }) {
  const t = useText()
  const skills = useSkillOptions()
  return (
    <OnScreen>
      <div className={styles.choice}>
        <label>
          {t('questions.print_skill')}{' '}
          <select value={skill} className={styles.skill} onChange={(event) => onChoose(event.target.value)}>
            <option value="">{t('questions.print_all')}</option>
            {skills.data?.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        {!skill && <span className={styles.hint}>{t('questions.print_choose')}</span>}
      </div>
    </OnScreen>
  )
}
