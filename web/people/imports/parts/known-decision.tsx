import { hasNameColumn } from '#domain/people/imports/columns.rules.ts'
import { addsKnown, completesKnown, knownChoices } from '#domain/people/imports/completion.rules.ts'
import type { ImportChoices } from '#domain/people/imports/imports.contract.ts'
import { InstantChoice } from '../../../platform/forms/choice-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'

interface Props {
  choices: ImportChoices
  onDecide(change: Partial<ImportChoices>): void
}

/** What happens to people who have an account (INT-13). A file without names can only complete them; a board needs a vacancy. */
export function KnownDecision({ choices, onDecide }: Props) {
  const t = useText()
  const offered = knownChoices.filter(
    (known) => (choices.vacancy !== '' || !addsKnown(known)) && (hasNameColumn(choices.columns) || completesKnown(known)),
  )
  if (offered.length === 1 && offered[0] === choices.known) return <p>{t('imports.known_only')}</p>
  return (
    <InstantChoice
      label={t('imports.known')}
      hint={t('imports.known_hint')}
      options={offered.map((value) => ({ value, label: t(`imports.known.${value}`) }))}
      value={choices.known}
      onChoose={(known) => onDecide({ known })}
    />
  )
}
