import type { Row } from '#domain/desk/figures/tables.rules.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import type { FigureFilter } from '../figures.queries.ts'
import { useRowLabel } from '../hooks/use-row-label.ts'
import { useShare } from '../hooks/use-share.ts'
import { Key } from './key.tsx'
import { PeopleLink } from './people-link.tsx'
import styles from './sources-picture.module.css'

/** Further sources are in the table. */
const mostSources = 8
const barHeight = 12

interface Props {
  /** The rows of the table of sources, in its order. */
  rows: readonly Row[]
  filter: FigureFilter
}

/** How many of each source arrived, came to an interview and were hired: as numbers, and as shares of a bar (PIC-01). */
export function SourcesPicture({ rows, filter }: Props) {
  const t = useText()
  return (
    <>
      <Key
        parts={[
          { mark: 'hollow', name: t('figures.column.count') },
          { mark: 'pale', name: t('figures.column.interviewed') },
          { mark: 'solid', name: t('figures.column.hired') },
        ]}
      />
      <ol className={styles.sources}>
        {rows.slice(0, mostSources).map((row) => (
          <Source key={row.id} row={row} filter={filter} />
        ))}
      </ol>
    </>
  )
}

function Source({ row: { label, cells }, filter }: { row: Row; filter: FigureFilter }) {
  const t = useText()
  const share = useShare()
  const name = useRowLabel()(label)
  const [arrived, interviewed, , hired] = cells
  const steps = [
    { cell: arrived, column: t('figures.column.count'), mark: 'hollow' },
    { cell: interviewed, column: t('figures.column.interviewed'), mark: 'pale' },
    { cell: hired, column: t('figures.column.hired'), mark: 'solid' },
  ] as const
  const all = arrived?.value ?? 0
  return (
    <li>
      <span className={styles.name}>{name}</span>
      <span className={styles.numbers}>
        {steps.map(({ cell, column }, at) => (
          <span key={column}>
            {at > 0 && <span aria-hidden="true">› </span>}
            <PeopleLink value={cell?.value ?? 0} figure={cell?.figure ?? ''} row={name} column={column} filter={filter} />
          </span>
        ))}
      </span>
      <svg className={styles.bar} width="100%" height={barHeight} aria-hidden="true">
        {steps.map(({ cell, mark }) => (
          <rect
            key={mark}
            data-mark={mark}
            y="1"
            width={`${((cell?.value ?? 0) / Math.max(1, all)) * 100}%`}
            height={barHeight - 2}
          />
        ))}
      </svg>
      <span className={styles.share}>{t('figures.sources.interviewed', { share: share(interviewed?.value ?? 0, all) })}</span>
    </li>
  )
}
