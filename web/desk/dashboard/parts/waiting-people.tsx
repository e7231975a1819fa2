import type { listWaitingPeopleEndpoint, WaitOfPeople } from '#domain/desk/dashboard/dashboard.contract.ts'
import { dashboardScreens } from '#domain/desk/dashboard/dashboard.screens.ts'
import { boardSearchedFor } from '#domain/hiring/board/board.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextIn } from '../../../platform/i18n/text-in.tsx'
import { useZonedTime } from '../../../platform/i18n/use-zoned-time.ts'
import { DataTable } from '../../../platform/tables/data-table.tsx'
import { ListFilters } from '../../../platform/tables/list-filters.tsx'
import { ScopeSwitch } from '../../../platform/tables/scope-switch.tsx'
import type { ColumnsOf } from '../../../platform/tables/use-list.ts'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { useWaitingPeople } from '../dashboard.queries.ts'

interface Texts {
  readonly title: string
  readonly about: string
  readonly empty: string
}

/** Candidates who wait for staff, each with a link to the card (SPEC-61, SPEC-64). */
export function WaitingPeople({ kind, texts }: { kind: WaitOfPeople; texts: Texts }) {
  const t = useText()
  const zonedTime = useZonedTime()
  const stage: ColumnsOf<typeof listWaitingPeopleEndpoint> = [
    { key: 'name_board', label: t('dashboard.stage'), cell: (row) => t(`board.stage.${row.name_board}`) },
  ]
  const lastNotified: ColumnsOf<typeof listWaitingPeopleEndpoint> = [
    { key: 'notified_stage', label: t('dashboard.told'), cell: (row) => t(`board.stage.${row.notified_stage}`) },
  ]
  const asked: ColumnsOf<typeof listWaitingPeopleEndpoint> = [
    {
      key: 'interview',
      label: t('dashboard.interview_at'),
      cell: ({ asked: about }) => about && zonedTime(about),
    },
    { key: 'note', label: t('dashboard.interview_note'), cell: ({ asked: about }) => about?.note },
  ]
  const columns: ColumnsOf<typeof listWaitingPeopleEndpoint> = [
    { key: 'fullname', label: t('dashboard.person'), cell: (row) => row.fullname },
    {
      key: 'name_job',
      label: t('dashboard.vacancy'),
      cell: (row) => <TextIn language={row.language_job}>{row.name_job}</TextIn>,
    },
    // New applications are all in the first stage, which their candidates know.
    ...(kind === 'unopened' ? [] : stage),
    ...(kind === 'other_time' ? asked : []),
    ...(kind === 'unopened' ? [] : lastNotified),
    {
      key: 'notified_at',
      label: t(kind === 'unopened' ? 'dashboard.applied_at' : 'dashboard.queued_at'),
      sortable: true,
      cell: (row) => <ShownDate at={row.notified_at} />,
    },
  ]
  return (
    <div className="page">
      <PageHead
        title={texts.title}
        description={texts.about}
        back={{ to: dashboardScreens.dashboard.to(), label: t('dashboard.back') }}
      />
      <ListFilters label={t('lists.filters')}>
        <ScopeSwitch />
      </ListFilters>
      <DataTable
        caption={texts.title}
        list={useWaitingPeople(kind)}
        columns={columns}
        idOf={(row) => row.uuid_element}
        nameOf={(row) => row.fullname}
        actions={(row) => [
          {
            label: t('dashboard.open_card_short'),
            name: t('dashboard.open_card', { name: row.fullname }),
            to: boardSearchedFor(row.vacant_uuid, row.fullname),
          },
        ]}
        empty={<EmptyState title={texts.empty} />}
      />
    </div>
  )
}
