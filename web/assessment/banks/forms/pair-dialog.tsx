import { pairForm } from '#domain/assessment/banks/banks.contract.ts'
import { type Language, otherLanguage } from '#domain/kernel/languages.ts'
import { SelectField } from '../../../platform/forms/choice-fields.tsx'
import { FormEnd, FormShell } from '../../../platform/forms/form-shell.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { usePairChanges, useUnpaired } from '../banks.queries.ts'

/** A question without a pair. */
export interface Unpaired {
  readonly uuid: string
  readonly question: string
  readonly language: Language
}

const shown = 120
const schema = pairForm.pick({ other_uuid: true })

/** Chooses the translation of a question. */
export function PairDialog({ id, unpaired, onClose }: { id: string; unpaired: Unpaired | undefined; onClose(): void }) {
  const t = useText()
  return (
    <ModalShell open={unpaired !== undefined} title={t('banks.pair_title')} onClose={onClose}>
      {unpaired && <PairForm key={unpaired.uuid} id={id} unpaired={unpaired} onClose={onClose} />}
    </ModalShell>
  )
}

function PairForm({ id, unpaired, onClose }: { id: string; unpaired: Unpaired; onClose(): void }) {
  const t = useText()
  const banner = useBanner()
  const { pair } = usePairChanges()
  const { uuid, question, language } = unpaired
  const others = useUnpaired(id, otherLanguage[language])
  return (
    <>
      <p lang={language}>{question}</p>
      <AsyncSection query={others}>
        {(rows) => (
          <FormShell
            name={`pair:${uuid}`}
            schema={schema}
            initial={{ other_uuid: '' }}
            submit={({ other_uuid }) => pair(uuid, String(other_uuid))}
            onDone={({ success_message }) => {
              banner.success(success_message)
              onClose()
            }}
          >
            <SelectField
              name="other_uuid"
              label={t('banks.pair_choice')}
              placeholder
              options={rows.map((row) => ({ value: row.uuid, label: row.question.slice(0, shown) }))}
            />
            <FormEnd label={t('banks.pair_save')} />
          </FormShell>
        )}
      </AsyncSection>
    </>
  )
}
