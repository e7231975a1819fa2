import { type PlacementView, placementForm } from '#domain/hiring/placements/placements.contract.ts'
import { placementScreens } from '#domain/hiring/placements/placements.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { RecordEditor } from '../../../platform/records/record-editor.tsx'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { PlacementFieldsOf } from '../forms/placement-form.tsx'
import { HireFacts } from '../parts/hire-facts.tsx'
import { usePlacement, usePlacementChanges, useTermChoices } from '../placements.queries.ts'
import type { Route } from './+types/edit-placement.ts'

/** /clients/admin/placements/edit/{uuid}: changes a placement (PLC-01). */
export default function EditPlacement({ params: { uuid } }: Route.ComponentProps) {
  const t = useText()
  const { save } = usePlacementChanges()
  const query = usePlacement(uuid)
  return (
    <div className="page">
      <PageHead title={t('placements.edit')} back={{ to: placementScreens.placements.to(), label: t('placements.back') }} />
      <AsyncSection query={useTermChoices()}>
        {(choices) => (
          <RecordEditor
            name={`placement:${uuid}`}
            query={query}
            schema={placementForm}
            fieldsOf={(row: PlacementView | undefined) => ({
              starts_on: row?.starts_on ?? '',
              salary: row?.salary ?? null,
              salary_period: row?.salary_period ?? ('month' as const),
              currency: row?.currency ?? '',
              fee: row?.fee ?? null,
              fee_currency: row?.fee_currency ?? '',
              guarantee_days: row?.guarantee_days ?? '',
              owner: row?.owner?.uuid ?? '',
              invoice_note: row?.invoice_note ?? '',
            })}
            submit={(fields, row) => (row ? save(row, fields) : Promise.reject(new Error('no placement')))}
            nameOf={({ person }) => person?.fullname ?? t('placements.deleted_person')}
            doneAt={() => placementScreens.placements.to()}
          >
            {(row) =>
              row && (
                <>
                  <HireFacts of={row} />
                  <PlacementFieldsOf choices={choices} owner={row.owner} />
                </>
              )
            }
          </RecordEditor>
        )}
      </AsyncSection>
    </div>
  )
}
