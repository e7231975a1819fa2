import { useText } from './language.tsx'
import { useListWords } from './use-list-words.ts'
import { useNumber } from './use-number.ts'

type Band = 'S' | 'E' | 'R' | 'D' | 'M'

/** Names the bands that the error of a result reaches: 'Excellent or Regular' (FAI-03). */
export function useBandWords(): (bands: readonly Band[]) => string {
  const t = useText()
  const list = useListWords('disjunction')
  return (bands) => list(bands.map((band) => t(`attempts.band.${band}`)))
}

/** Writes points with their error in whole points: '62.5 ± 16' (FAI-03). */
export function usePointsWords(): (points: number, error: number | null) => string {
  const whole = useNumber(0)
  const exact = useNumber()
  return (points, error) => (error === null ? exact(points) : `${exact(points)} ± ${whole(error)}`)
}

interface Measured {
  readonly points: number | null
  readonly error: number | null
  readonly bands: readonly Band[]
  /** The points that matter to the reader (LEN-01). */
  readonly limits?: readonly number[]
}

/** What a range mark shows and says: its number, '60 ±16', and a sentence with the bands, which is all there is without points (RNG-01). */
export function useRangeWords(): (result: Measured) => { number: string; sentence: string } {
  const t = useText()
  const bandWords = useBandWords()
  const whole = useNumber(0)
  const exact = useNumber()
  return ({ points, error, bands, limits = [] }) => {
    if (points === null) return { number: '', sentence: bandWords(bands) }
    const number = error === null ? exact(points) : `${exact(points)} ±${whole(error)}`
    const result = [t('attempts.range_points', { points: number }), bandWords(bands)].filter(Boolean).join(': ')
    return {
      number,
      sentence: limits.length === 0 ? result : `${result}. ${t('attempts.range_limit', { limits: limits.join(', ') })}`,
    }
  }
}
