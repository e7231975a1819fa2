import { useId } from 'react'
import { Link } from 'react-router'
import { dashboardScreens } from '#domain/desk/dashboard/dashboard.screens.ts'
import { boardWithCard } from '#domain/hiring/board/board.screens.ts'
import type { listUnansweredEndpoint, UnansweredReply } from '#domain/hiring/replies/correspondence.contract.ts'
import { bareSubject } from '#domain/hiring/replies/correspondence.rules.ts'
import { automaticReplies } from '#domain/hiring/replies/replies.screens.ts'
import { daysBetween } from '#domain/kernel/dates.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import field from '../../../platform/forms/field.module.css'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextIn } from '../../../platform/i18n/text-in.tsx'
import { useDates } from '../../../platform/i18n/use-dates.ts'
import { readSettings } from '../../../platform/session/settings.ts'
import { DataTable } from '../../../platform/tables/data-table.tsx'
import { ListFilters } from '../../../platform/tables/list-filters.tsx'
import { useListFilter } from '../../../platform/tables/list-state.ts'
import { ScopeSwitch } from '../../../platform/tables/scope-switch.tsx'
import type { ColumnsOf } from '../../../platform/tables/use-list.ts'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { useUnanswered } from '../replies.queries.ts'

/** /dashboard/admin/replies: replies of people that no colleague has answered, each with a link to its conversation (EML-03). */
export default function UnansweredReplies() {
  const t = useText()
  const { filter, change } = useListFilter(['show'])
  const automatic = filter.show === 'automatic'
  const title = t(automatic ? 'replies.automatic_title' : 'replies.unanswered')
  const columns: ColumnsOf<typeof listUnansweredEndpoint> = [
    { key: 'fullname', label: t('replies.person'), cell: ({ candidate }) => candidate.fullname },
    {
      key: 'name_job',
      label: t('replies.vacancy'),
      yields: true,
      cell: ({ card }) => card && <TextIn language={card.language_job}>{card.name_job}</TextIn>,
    },
    {
      key: 'text',
      label: t('replies.words'),
      isLong: true,
      leads: true,
      cell: ({ subject, text }) => {
        const bare = bareSubject(subject)
        return (
          <>
            {bare && <strong>{bare}</strong>}
            {bare && text && ' · '}
            {text}
          </>
        )
      },
    },
    { key: 'received_at', label: t('replies.received_at'), sortable: true, isStatus: true, cell: (row) => <Age at={row.at} /> },
  ]
  return (
    <div className="page">
      <PageHead
        title={title}
        description={t(automatic ? 'replies.automatic_about' : 'replies.unanswered_about')}
        back={{ to: dashboardScreens.dashboard.to(), label: t('replies.back') }}
      />
      <ListFilters label={t('lists.filters')}>
        <ScopeSwitch />
        <ShownReplies automatic={automatic} onChange={(show) => change({ show })} />
      </ListFilters>
      <DataTable
        caption={title}
        list={useUnanswered(automatic)}
        columns={columns}
        nameOf={({ candidate }) => candidate.fullname}
        actions={(row) => [
          {
            label: t('replies.open'),
            name: t('replies.open_named', { name: row.candidate.fullname }),
            to: conversationOf(row),
          },
        ]}
        empty={
          <EmptyState title={t(automatic ? 'replies.automatic_empty' : 'replies.unanswered_empty')}>
            {!automatic && <Link to={automaticReplies()}>{t('replies.set_aside_open')}</Link>}
          </EmptyState>
        }
      />
    </div>
  )
}

/** Which replies the list shows: what was set aside as automatic stays in sight (EML-02). */
function ShownReplies({ automatic, onChange }: { automatic: boolean; onChange(show: string): void }) {
  const t = useText()
  const id = useId()
  return (
    <div className={field.frame}>
      <label htmlFor={id} className={field.label}>
        {t('replies.shown')}
      </label>
      <select
        id={id}
        className={field.control}
        value={automatic ? 'automatic' : ''}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{t('replies.shown.waiting')}</option>
        <option value="automatic">{t('replies.shown.automatic')}</option>
      </select>
    </div>
  )
}

/** How many days ago it came, and the moment: in a tooltip, and for screen readers as text. A phone has no room for both in a row. */
function Age({ at }: { at: string }) {
  const t = useText()
  const { dateTime } = useDates()
  const days = daysBetween(new Date(at), new Date(), readSettings().timeZone)
  return (
    <time dateTime={at} title={dateTime(at)}>
      <span>{days > 0 ? t('replies.age', { count: days }) : t('replies.age_today')}</span>
      <span className="visually-hidden"> ({dateTime(at)})</span>
    </time>
  )
}

function conversationOf({ card, candidate }: UnansweredReply): string {
  if (!card) return userScreens.userProfile.to({ uuid: candidate.uuid })
  return boardWithCard(card.vacant_uuid, { card: card.uuid_element, name: candidate.fullname }, 'timeline')
}
