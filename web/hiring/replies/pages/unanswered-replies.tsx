import { dashboardScreens } from '#domain/desk/dashboard/dashboard.screens.ts'
import { boardWithCard } from '#domain/hiring/board/board.screens.ts'
import type { listUnansweredEndpoint, UnansweredReply } from '#domain/hiring/replies/correspondence.contract.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextIn } from '../../../platform/i18n/text-in.tsx'
import { DataTable } from '../../../platform/tables/data-table.tsx'
import { ListFilters } from '../../../platform/tables/list-filters.tsx'
import { ScopeSwitch } from '../../../platform/tables/scope-switch.tsx'
import type { ColumnsOf } from '../../../platform/tables/use-list.ts'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { useUnanswered } from '../replies.queries.ts'

/** /dashboard/admin/replies: replies of people that no colleague has answered, each with a link to its conversation (EML-03). */
export default function UnansweredReplies() {
  const t = useText()
  const columns: ColumnsOf<typeof listUnansweredEndpoint> = [
    { key: 'fullname', label: t('replies.person'), cell: ({ candidate }) => candidate.fullname },
    {
      key: 'name_job',
      label: t('replies.vacancy'),
      cell: ({ card }) => card && <TextIn language={card.language_job}>{card.name_job}</TextIn>,
    },
    { key: 'subject', label: t('replies.subject'), cell: (row) => row.subject },
    { key: 'text', label: t('replies.words'), isLong: true, cell: (row) => row.text },
    { key: 'received_at', label: t('replies.received_at'), sortable: true, cell: (row) => <ShownDate at={row.at} withTime /> },
  ]
  return (
    <div className="page">
      <PageHead
        title={t('replies.unanswered')}
        description={t('replies.unanswered_about')}
        back={{ to: dashboardScreens.dashboard.to(), label: t('replies.back') }}
      />
      <ListFilters label={t('lists.filters')}>
        <ScopeSwitch />
      </ListFilters>
      <DataTable
        caption={t('replies.unanswered')}
        list={useUnanswered()}
        columns={columns}
        idOf={(row) => row.uuid}
        nameOf={({ candidate }) => candidate.fullname}
        actions={(row) => [
          {
            label: t('replies.open'),
            name: t('replies.open_named', { name: row.candidate.fullname }),
            to: conversationOf(row),
          },
        ]}
        empty={<EmptyState title={t('replies.unanswered_empty')} />}
      />
    </div>
  )
}

function conversationOf({ card, candidate }: UnansweredReply): string {
  if (!card) return userScreens.userProfile.to({ uuid: candidate.uuid })
  return boardWithCard(card.vacant_uuid, { card: card.uuid_element, name: candidate.fullname }, 'timeline')
}
