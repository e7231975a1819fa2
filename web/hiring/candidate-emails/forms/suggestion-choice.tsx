import { useState } from 'react'
import { InstantChoice } from '../../../platform/forms/choice-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { Skeleton } from '../../../platform/ui/skeleton.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useSuggestionChange, useSuggestionChoice } from '../suggestion-choice.queries.ts'

/** Whether the person wants suggestions of vacancies. The choice is saved at once (EML-04). */
export function SuggestionChoice() {
  const t = useText()
  const banner = useBanner()
  const change = useSuggestionChange()
  const [chosen, setChosen] = useState<boolean>()
  const choose = async (wanted: boolean) => {
    setChosen(wanted)
    try {
      banner.success((await change(wanted)).success_message)
    } catch (error) {
      setChosen(undefined)
      banner.refusal(error)
    }
  }
  return (
    <AsyncSection query={useSuggestionChoice()} skeleton={<Skeleton height="4rem" />}>
      {({ wanted, no_contact }) => (
        <InstantChoice
          label={t('suggestions.wanted')}
          hint={t(no_contact ? 'suggestions.no_contact_hint' : 'suggestions.wanted_hint')}
          options={[
            { value: 'yes', label: t('suggestions.wanted_yes') },
            { value: 'no', label: t('suggestions.wanted_no') },
          ]}
          value={(chosen ?? wanted) ? 'yes' : 'no'}
          onChoose={(next) => void choose(next === 'yes')}
        />
      )}
    </AsyncSection>
  )
}
