import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { useSearchParams } from 'react-router'
import { questionScreens } from '#domain/questions/questions.screens.ts'
import { reportScreens } from '#domain/reports/reports.screens.ts'
import { useText, useWireText } from '../../../platform/i18n/language.tsx'
import { Pager } from '../../../platform/tables/pager.tsx'
import { LinkButton } from '../../../platform/ui/button.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { LoadError } from '../../../platform/ui/load-error.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { PageSkeleton } from '../../../platform/ui/skeleton.tsx'
import styles from '../parts/printed-questions.module.css'
import { PrintedQuestions } from '../parts/printed-questions.tsx'
import { usePrintedQuestions, useSkillOptions } from '../questions.queries.ts'

/** /tests/admin/list/question: questions with their answers as a table to print, of one skill or of all (RPT-02). */
export default function PrintQuestions() {
  const t = useText()
  const wireText = useWireText()
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
      {list.status === 'failed' && <LoadError text={wireText(list.refusal?.code ?? 'errors.unexpected')} onRetry={list.retry} />}
      {list.status === 'loading' && <PageSkeleton label={t('common.loading')} />}
      {list.status === 'ready' && list.total === 0 && <EmptyState title={t('questions.empty')} />}
      {list.status === 'ready' && list.total > 0 && (
        <>
          <PrintedQuestions questions={list.rows} />
          <div className={styles.tools}>
            <Pager list={list} />
          </div>
        </>
      )}
    </div>
  )
}

function SkillChoice({ skill, onChoose }: { skill: string; onChoose(skill: string): void }) {
  const t = useText()
  const skills = useSkillOptions()
  return (
    <label className={styles.tools}>
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
  )
}
