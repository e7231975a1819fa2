import { Link } from 'react-router'
import type { listWaitingQuestions } from '#domain/results/rating.contract.ts'
import { resultScreens } from '#domain/results/results.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { DataTable } from '../../../platform/tables/data-table.tsx'
import type { ColumnsOf } from '../../../platform/tables/use-list.ts'
import { LinkButton } from '../../../platform/ui/button.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { useWaitingQuestions } from '../rating.queries.ts'

/** /admin/users/rating: the questions whose free texts wait for a rating (RES-02). */
export default function Rating() {
  const t = useText()
  const columns: ColumnsOf<typeof listWaitingQuestions> = [
    {
      key: 'question',
      label: t('results.rating_question'),
      sortable: true,
      cell: (row) => <Link to={resultScreens.ratingQuestion.to({ uuid: row.uuid })}>{row.question}</Link>,
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
      <PageHead title={t('results.rating_title')} description={t('results.rating_description')} />
      <DataTable
        caption={t('results.rating_title')}
        list={useWaitingQuestions()}
        columns={columns}
        idOf={(row) => row.uuid}
        nameOf={(row) => row.question}
        actions={(row) => (
          <LinkButton
            tone="quiet"
            size="small"
            to={resultScreens.ratingQuestion.to({ uuid: row.uuid })}
            aria-label={t('results.rating_start_of', { question: row.question })}
          >
            {t('results.rating_start')}
          </LinkButton>
        )}
        empty={<EmptyState title={t('results.rating_empty')} text={t('results.rating_empty_hint')} />}
      />
    </div>
  )
}
