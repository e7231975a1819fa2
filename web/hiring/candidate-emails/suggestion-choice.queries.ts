import {
  changeSuggestionChoiceEndpoint,
  getSuggestionChoiceEndpoint,
} from '#domain/hiring/candidate-emails/suggestion-choice.contract.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'

/** Whether the person wants suggestions of vacancies. */
export const useSuggestionChoice = () => useRecord(getSuggestionChoiceEndpoint, {})

export function useSuggestionChange() {
  const send = useChanges(getSuggestionChoiceEndpoint)
  return (wanted: boolean) => send(changeSuggestionChoiceEndpoint, { body: { wanted } })
}
