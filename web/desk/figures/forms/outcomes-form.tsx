import { outcomesForm } from '#domain/desk/figures/selection.contract.ts'
import { leastCode } from '#domain/desk/figures/selection.rules.ts'
import { saveFile } from '../../../platform/client/save-file.ts'
import { FormEnd, FormShell } from '../../../platform/forms/form-shell.tsx'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { exportOutcomes, type FigureFilter } from '../figures.queries.ts'

const noCode = { code: '' }

/** Asks for the passphrase that turns addresses into ids, and downloads the outcomes (AUD-03). The passphrase is never stored. */
export function OutcomesForm({ filter }: { filter: FigureFilter }) {
  const t = useText()
  const banner = useBanner()
  const { language } = useLanguage()
  return (
    <FormShell
      name="outcomes"
      schema={outcomesForm}
      initial={noCode}
      secrets={['code']}
      submit={async (body) => saveFile(await exportOutcomes(language, filter, body))}
      onDone={() => banner.success('figures.outcomes.done')}
      saved={() => noCode}
    >
      <TextField
        name="code"
        label={t('figures.outcomes.code')}
        hint={t('figures.outcomes.code_hint', { least: leastCode })}
        autoComplete="off"
      />
      <FormEnd label={t('figures.outcomes.download')} />
    </FormShell>
  )
}
