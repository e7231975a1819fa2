import { figureScreens } from '#domain/desk/figures/figures.screens.ts'
import { clientScreens } from '#domain/hiring/clients/clients.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import { DataTable } from '../../../platform/tables/data-table.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { HiresToPlace } from '../parts/hires-to-place.tsx'
import { usePlacementActions, usePlacementColumns } from '../parts/placement-columns.tsx'
import { PlacementFilters, usePlacementFilter } from '../parts/placement-filters.tsx'
import { usePlacements } from '../placements.queries.ts'

/** /clients/admin/placements: the placements with their fees, and the hires that have none yet (PLC-01). */
export default function Placements() {
  const t = useText()
  const { filter, change } = usePlacementFilter()
  const { nameOf, actions } = usePlacementActions()
  const mayChange = useMay({ module: 'clients', item: 'change' })
  const readsFigures = useMay({ module: 'candidates', item: 'view' })
  return (
    <div className="page">
      <PageHead
        title={t('placements.title')}
        description={t('placements.description')}
        back={{ to: clientScreens.clients.to(), label: t('clients.back') }}
        menu={[readsFigures && { label: t('figures.title'), to: figureScreens.figures.to() }]}
      />
      <PlacementFilters filter={filter} onChange={change} />
      <DataTable
        caption={t('placements.title')}
        list={usePlacements(filter)}
        columns={usePlacementColumns()}
        nameOf={nameOf}
        actions={mayChange ? actions : undefined}
        empty={<EmptyState title={t('placements.empty')} text={t('placements.empty_hint')} />}
      />
      {mayChange && <HiresToPlace />}
    </div>
  )
}
