import { type RowLabel, stepLabel, whyLabel } from '#domain/desk/figures/tables.rules.ts'
import { formatMonth } from '#domain/kernel/dates.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'

/** Names the rows of the figures in the language on screen. */
export function useRowLabel(): (label: RowLabel) => string {
  const t = useText()
  const { language } = useLanguage()
  const nameOf = (label: RowLabel): string => {
    if (label.kind === 'stage') return t(`board.stage.${label.of}`)
    if (label.kind === 'word') return t(`figures.word.${label.of}`)
    if (label.kind === 'source') return t(`applications.source.${label.of.kind}`, { name: label.of.name })
    if (label.kind === 'loss')
      return t('figures.loss', { step: nameOf(stepLabel(label.of.step)), why: nameOf(whyLabel(label.of)) })
    return label.kind === 'month' ? formatMonth(`${label.of}-01`, language) : label.of
  }
  return nameOf
}
