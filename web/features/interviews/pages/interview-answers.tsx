import { Link } from 'react-router'
import { boardScreens } from '#domain/board/board.screens.ts'
import type { AnswerToSee, listAnswersToSee } from '#domain/interviews/interviews.contract.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { placeOfTimeZone } from '#domain/kernel/time-zones.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { DataTable } from '../../../platform/tables/data-table.tsx'
import { type ColumnsOf, useList } from '../../../platform/tables/use-list.ts'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { StatusWord } from '../../../platform/ui/status-word.tsx'

/** /vacancies/admin/interviews: who cannot come to an interview, each with the way to their board (decision 61). */
export default function InterviewAnswers() {
  const t = useText()
  const { language } = useLanguage()
  const list = useList<typeof listAnswersToSee>('/api/dashboard/interviews', { sort: 'answered_at' })
  const columns: ColumnsOf<typeof listAnswersToSee> = [
    { key: 'name', label: t('interviews.waiting.person'), cell: nameOf },
    {
      key: 'vacancy',
      label: t('interviews.waiting.vacancy'),
      cell: ({ jobs }) => <Link to={boardScreens.board.to({ id: jobs.uuid })}>{jobs.name_job}</Link>,
    },
    {
      key: 'interview',
      label: t('interviews.waiting.interview'),
      cell: ({ starts_at, time_zone }) =>
        t('interviews.waiting.when', {
          when: formatDateTime(starts_at, language, time_zone),
          place: placeOfTimeZone(time_zone, language),
        }),
    },
    {
      key: 'answer',
      label: t('interviews.waiting.answer'),
      cell: ({ answer, note }) => (
        <>
          <StatusWord tone={answer === 'declined' ? 'red' : 'yellow'}>{t(`interviews.waiting.${answer}`)}</StatusWord>{' '}
          {note && t('interviews.card.said', { note })}
        </>
      ),
    },
    {
      key: 'answered_at',
      label: t('interviews.waiting.answered'),
      sortable: true,
      cell: (row) => <ShownDate at={row.answered_at} />,
    },
  ]
  return (
    <div className="page">
      <PageHead title={t('interviews.waiting.title')} description={t('interviews.waiting.description')} />
      <DataTable
        caption={t('interviews.waiting.title')}
        list={list}
        columns={columns}
        idOf={({ uuid_element }) => uuid_element}
        nameOf={nameOf}
        empty={<EmptyState title={t('interviews.waiting.empty')} />}
      />
    </div>
  )
}

const nameOf = ({ user }: AnswerToSee): string => `${user.name} ${user.lastname}`
