import type { listWithdrawnEndpoint, WithdrawnView } from '#domain/hiring/applications/applications.contract.ts'
import { boardScreens } from '#domain/hiring/board/board.screens.ts'
import { fullName } from '#domain/kernel/full-name.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextNaming } from '../../../platform/i18n/text-in.tsx'
import { DataTable } from '../../../platform/tables/data-table.tsx'
import type { ColumnsOf } from '../../../platform/tables/use-list.ts'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { useWithdrawn } from '../applications.queries.ts'
import type { Route } from './+types/withdrawn.ts'

/** /vacancies/admin/withdrawn/{id}: the withdrawn applications of a vacancy (SPEC-62). */
export default function Withdrawn({ params: { id } }: Route.ComponentProps) {
  const t = useText()
  const list = useWithdrawn(id)
  const vacancy = list.answer?.vacancy
  const columns: ColumnsOf<typeof listWithdrawnEndpoint> = [
    { key: 'name', label: t('withdrawn.person'), cell: nameOf },
    { key: 'email', label: t('withdrawn.email'), cell: ({ user }) => user.email },
    { key: 'stage', label: t('withdrawn.stage'), cell: ({ stage }) => t(`board.stage.${stage}`) },
    { key: 'created_at', label: t('withdrawn.applied'), cell: (row) => <ShownDate at={row.created_at} /> },
    { key: 'withdrawn_at', label: t('withdrawn.at'), sortable: true, cell: (row) => <ShownDate at={row.withdrawn_at} /> },
  ]
  return (
    <div className="page">
      <PageHead
        title={
          vacancy ? <TextNaming text="withdrawn.of" name={vacancy.name_job} language={vacancy.language} /> : t('withdrawn.title')
        }
        description={t('withdrawn.description')}
        back={{ to: boardScreens.board.to({ id }), label: t('withdrawn.board') }}
      />
      <DataTable
        caption={t('withdrawn.title')}
        list={list}
        columns={columns}
        nameOf={nameOf}
        empty={<EmptyState title={t('withdrawn.empty')} />}
      />
    </div>
  )
}

const nameOf = ({ user }: WithdrawnView): string => fullName(user.name, user.lastname)
