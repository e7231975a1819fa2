import { useText } from '../../../platform/i18n/language.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import { DataTable } from '../../../platform/tables/data-table.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { usePlacementsOfClient } from '../placements.queries.ts'
import { usePlacementActions, usePlacementColumns } from './placement-columns.tsx'

/** The placements of a client (CLT-01, PLC-01). */
export function PlacementsOfClient({ id }: { id: string }) {
  const t = useText()
  const { nameOf, actions } = usePlacementActions()
  const mayChange = useMay({ module: 'clients', item: 'change' })
  return (
    <DataTable
      caption={t('placements.title')}
      list={usePlacementsOfClient(id)}
      columns={usePlacementColumns(true)}
      nameOf={nameOf}
      actions={mayChange ? actions : undefined}
      empty={<EmptyState title={t('placements.none_of_client')} text={t('placements.empty_hint')} />}
    />
  )
}
