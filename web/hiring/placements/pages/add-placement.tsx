import { type NewPlacement, type PlacementView, placementForm } from '#domain/hiring/placements/placements.contract.ts'
import { placementScreens } from '#domain/hiring/placements/placements.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { RecordEditor } from '../../../platform/records/record-editor.tsx'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { PlacementFieldsOf } from '../forms/placement-form.tsx'
import { HireFacts } from '../parts/hire-facts.tsx'
import { type TermChoices, useNewPlacement, usePlacementChanges, useTermChoices } from '../placements.queries.ts'
import type { Route } from './+types/add-placement.ts'

/** /clients/admin/placements/add/{uuid}: records the placement of a hire; the uuid is that of its application (PLC-01). */
export default function AddPlacement({ params: { uuid } }: Route.ComponentProps) {
  const t = useText()
  const choices = useTermChoices()
  return (
    <div className="page">
      <PageHead title={t('placements.add')} back={{ to: placementScreens.placements.to(), label: t('placements.back') }} />
      <AsyncSection query={useNewPlacement(uuid)}>
        {(hire) => (
          <>
            <HireFacts of={hire} hiredOn={hire.hired_on} />
            <AsyncSection query={choices}>{(offered) => <Editor hire={hire} choices={offered} />}</AsyncSection>
          </>
        )}
      </AsyncSection>
    </div>
  )
}

function Editor({ hire, choices }: { hire: NewPlacement; choices: TermChoices }) {
  const { add } = usePlacementChanges()
  const { uuid_element, owner } = hire
  return (
    <RecordEditor
      name={`placement of:${uuid_element}`}
      schema={placementForm}
      fieldsOf={() => ({
        starts_on: hire.hired_on,
        salary: null,
        salary_period: 'month' as const,
        currency: hire.currency,
        fee: null,
        fee_currency: hire.fee_currency || hire.currency,
        guarantee_days: '',
        owner: owner?.uuid ?? '',
        invoice_note: '',
      })}
      submit={(fields) => add({ ...fields, uuid_element })}
      nameOf={({ person }: PlacementView) => person?.fullname ?? ''}
      doneAt={() => placementScreens.placements.to()}
    >
      <PlacementFieldsOf choices={choices} terms={hire} owner={owner} />
    </RecordEditor>
  )
}
