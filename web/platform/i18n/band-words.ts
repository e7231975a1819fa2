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
