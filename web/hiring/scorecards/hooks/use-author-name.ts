import { useText } from '../../../platform/i18n/language.tsx'

interface Author {
  readonly name: string
  readonly own: boolean
}

/** How a colleague is named in the summary of a card; deleted accounts have no name. */
export function useAuthorName(): (author: Author) => string {
  const t = useText()
  return ({ name, own }) => (own ? t('scorecards.you') : name || t('scorecards.somebody'))
}
