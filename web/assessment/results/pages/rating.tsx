import { Link } from 'react-router'
import { type listWaitingQuestionsEndpoint, opinions } from '#domain/assessment/results/rating.contract.ts'
import { resultScreens } from '#domain/assessment/results/results.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { DataTable } from '../../../platform/tables/data-table.tsx'
import type { ColumnsOf } from '../../../platform/tables/use-list.ts'
import { LinkButton } from '../../../platform/ui/button.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { useOpinion, withOpinion } from '../hooks/use-opinion.ts'
import styles from '../parts/rating-queue.module.css'
import { useWaitingQuestions } from '../rating.queries.ts'

/** /admin/users/rating: the questions with free texts that need a rating or a second opinion (RES-02). */
export default function Rating() {
  const t = useText()
  const opinion = useOpinion()
  const queueOf = (uuid: string) => withOpinion(resultScreens.ratingQuestion.to({ uuid }), opinion)
  const columns: ColumnsOf<typeof listWaitingQuestionsEndpoint> = [
    {
      key: 'question',
      label: t('results.rating_question'),
      sortable: true,
      cell: (row) => <Link to={queueOf(row.uuid)}>{row.question}</Link>,
    },
    { key: 'skills', label: t('results.rating_skills'), cell: (row) => row.skills.join(', ') },
    {
      key: 'language',
      label: t('results.rating_language'),
      sortable: true,
      cell: (row) => t(`results.language.${row.language}`),
    },
    {
      key: 'waiting',
      label: t('results.rating_waiting'),
      numeric: true,
      cell: (row) => `${row.waiting}${row.waiting_capped ? '+' : ''}`,
    },
  ]
  return (
    <div className="page">
      <PageHead title={t('results.rating_title')} description={t(`results.rating_description_${opinion}`)} />
      <nav className={styles.opinions} aria-label={t('results.rating_opinions')}>
        {opinions.map((one) => (
          <LinkButton
            key={one}
            tone={one === opinion ? 'quiet' : 'bare'}
            size="small"
            to={withOpinion(resultScreens.rating.to(), one)}
            replace
            preventScrollReset
            aria-current={one === opinion ? 'true' : undefined}
          >
            {t(`results.rating_opinion_${one}`)}
          </LinkButton>
        ))}
      </nav>
      <DataTable
        key={opinion}
        caption={t('results.rating_title')}
        list={useWaitingQuestions(opinion)}
        columns={columns}
        nameOf={(row) => row.question}
        actions={(row) => [
          {
            label: t('results.rating_start'),
            button: (
              <LinkButton
                tone="quiet"
                size="small"
                to={queueOf(row.uuid)}
                aria-label={t('results.rating_start_of', { question: row.question })}
              >
                {t('results.rating_start')}
              </LinkButton>
            ),
          },
        ]}
        empty={<EmptyState title={t('results.rating_empty')} text={t(`results.rating_empty_hint_${opinion}`)} />}
      />
    </div>
  )
}
