import { useText } from '../../../platform/i18n/language.tsx'

/** The openings of a vacancy and how many are filled. Staff may hire more people than the vacancy has openings. */
export function Openings({ hired, count }: { hired: number; count: number }) {
  const t = useText()
  if (hired === 0) return <span>{t('board.openings', { count })}</span>
  return <span>{t(hired > count ? 'board.openings_exceeded' : 'board.openings_filled', { hired, count })}</span>
}
