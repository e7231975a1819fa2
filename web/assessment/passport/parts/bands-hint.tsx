import type { Attested } from '#domain/assessment/passport/passport.contract.ts'
import { likertCodes } from '#domain/assessment/results/scoring.rules.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useListWords } from '../../../platform/i18n/use-list-words.ts'

/** Says what the bands and the error of results mean: who reads a credential may know nothing of this product (FAI-03). */
export function BandsHint({ results }: { results: readonly Attested[] }) {
  const t = useText()
  const list = useListWords()
  return (
    <>
      <p>{t('passport.scale', { bands: list(likertCodes.map((code) => t(`attempts.band.${code}`))) })}</p>
      {results.some(({ bands }) => bands.length > 1) && <p>{t('passport.bands_hint')}</p>}
    </>
  )
}
