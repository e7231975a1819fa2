import type { Figures } from '#domain/desk/figures/figures.contract.ts'
import { type MonthPlace, placesOfMonths } from '#domain/desk/figures/pictures.rules.ts'
import { formatMonth } from '#domain/kernel/dates.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { useNumber } from '../../../platform/i18n/use-number.ts'
import { Key } from './key.tsx'
import styles from './months-picture.module.css'

/** In pixels; the width is that of the card. */
const height = { drawing: 128, above: 20, below: 24 } as const
const floor = height.above + height.drawing
const whole = floor + height.below
/** Months are named so that their names do not touch on a phone, and hires while their numbers do not. */
const mostNames = 4
const mostNumbers = 14

/** Months as columns of applications, with hires as a line (PIC-01). */
export function MonthsPicture({ figures: { from, to, months } }: { figures: Pick<Figures, 'from' | 'to' | 'months'> }) {
  const t = useText()
  const { language } = useLanguage()
  const number = useNumber(0)
  const nameOf = (month: string) => formatMonth(`${month}-01`, language)
  const places = placesOfMonths(months)
  const shown = places.filter((place) => place.kind === 'month')
  const most = { applied: mostOf(months, 'applied'), hired: mostOf(months, 'hired') }
  const every = Math.ceil(shown.length / mostNames)
  const yOf = (value: number, largest: number) => floor - (value / Math.max(1, largest)) * height.drawing
  return (
    <>
      <Key
        parts={[
          { mark: 'pale', name: t('figures.months.applied', { most: number(most.applied) }) },
          { mark: 'line', name: t('figures.months.hired', { most: number(most.hired) }) },
        ]}
      />
      <svg
        className={styles.months}
        width="100%"
        height={whole}
        role="img"
        aria-label={t('figures.months.picture', { from: nameOf(from), to: nameOf(to) })}
      >
        <line className={styles.floor} x1="0" x2="100%" y1={floor} y2={floor} />
        {places.map((place) =>
          place.kind === 'gap' ? (
            <Gap key={place.from} place={place} />
          ) : (
            <g key={place.month.month}>
              <title>{`${nameOf(place.month.month)}: ${number(place.month.applied)} · ${number(place.month.hired)}`}</title>
              <rect
                className={styles.column}
                x={`${place.x + place.width * 0.15}%`}
                y={yOf(place.month.applied, most.applied)}
                width={`${place.width * 0.7}%`}
                height={floor - yOf(place.month.applied, most.applied)}
              />
            </g>
          ),
        )}
        {shown.map((place, at) => {
          const before = places[places.indexOf(place) - 1]
          const y = yOf(place.month.hired, most.hired)
          return (
            <g key={place.month.month}>
              {before?.kind === 'month' && (
                <line
                  className={styles.hires}
                  x1={middleOf(before)}
                  x2={middleOf(place)}
                  y1={yOf(before.month.hired, most.hired)}
                  y2={y}
                />
              )}
              <circle className={styles.hire} cx={middleOf(place)} cy={y} r="3" />
              {place.month.hired > 0 && shown.length <= mostNumbers && (
                <text className={styles.number} x={middleOf(place)} y={y - 8}>
                  {number(place.month.hired)}
                </text>
              )}
              {at % every === 0 && (
                <text className={styles.name} x={`${place.x}%`} y={whole - 6}>
                  {nameOf(place.month.month)}
                </text>
              )}
            </g>
          )
        })}
      </svg>
    </>
  )
}

const middleOf = ({ x, width }: MonthPlace) => `${x + width / 2}%`
const mostOf = (months: Figures['months'], of: 'applied' | 'hired') => Math.max(0, ...months.map((month) => month[of]))

/** Months in which nothing happened. */
function Gap({ place }: { place: Extract<MonthPlace, { kind: 'gap' }> }) {
  const t = useText()
  return (
    <g>
      <title>{t('figures.months.gap', { count: place.months })}</title>
      <text className={styles.gap} x={middleOf(place)} y={floor - 6}>
        …
      </text>
    </g>
  )
}
