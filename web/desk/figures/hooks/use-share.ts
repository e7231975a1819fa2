import { leastForShare, percentOf } from '#domain/desk/figures/tables.rules.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useNumber } from '../../../platform/i18n/use-number.ts'

/** Writes how many of so many: "930 (75 %)", and without a share of few people: "3 of 7". */
export function useShare(): (part: number, whole: number) => string {
  const t = useText()
  const number = useNumber(0)
  return (part, whole) =>
    whole < leastForShare
      ? t('figures.share_of', { part: number(part), whole: number(whole) })
      : `${number(part)} (${t('figures.percent', { value: percentOf(part, whole) ?? 0 })})`
}
