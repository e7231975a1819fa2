import { localeOf } from '#domain/kernel/languages.ts'
import { bandFrom, likertCodes } from '#domain/results/scoring.rules.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'

/** What points and bands of a test mean, in a sentence to stand beside them (RES-03). */
export function useScaleWords(): string {
  const t = useText()
  const { language } = useLanguage()
  const list = new Intl.ListFormat(localeOf[language], { type: 'conjunction' })
  const bands = likertCodes.map((code) => t('results.band_from', { band: t(`attempts.band.${code}`), from: bandFrom[code] }))
  return t('results.bands', { bands: list.format(bands) })
}
