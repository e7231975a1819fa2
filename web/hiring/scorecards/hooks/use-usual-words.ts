import type { Scale } from '#domain/hiring/scorecards/scorecards.rules.ts'
import { useText } from '../../../platform/i18n/language.tsx'

/** The words that the points of a scale have until somebody writes others. */
export function useUsualWords(): (scale: Scale) => string[] {
  const t = useText()
  return (scale) => {
    const first = [t(`scorecards.word.${scale}.1`), t(`scorecards.word.${scale}.2`), t(`scorecards.word.${scale}.3`)]
    return scale === 4 ? [...first, t('scorecards.word.4.4')] : [...first, t('scorecards.word.5.4'), t('scorecards.word.5.5')]
  }
}
