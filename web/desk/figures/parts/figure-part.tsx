import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useId } from 'react'
import type { FigurePart as Part } from '#domain/desk/figures/counts.rules.ts'
import type { Figures } from '#domain/desk/figures/figures.contract.ts'
import { rowsOf } from '#domain/desk/figures/tables.rules.ts'
import { saveFile } from '../../../platform/client/save-file.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { Card } from '../../../platform/ui/card.tsx'
import { RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { exportFigures, type FigureFilter } from '../figures.queries.ts'
import { FigureBars, hasMore } from './figure-bars.tsx'
import styles from './figure-part.module.css'
import { FigureTable } from './figure-table.tsx'

const withoutRows: Partial<Record<Part, 'figures.empty.sources' | 'figures.empty.tests' | 'figures.empty.reasons'>> = {
  sources: 'figures.empty.sources',
  tests: 'figures.empty.tests',
  reasons: 'figures.empty.reasons',
}

interface Props {
  part: Part
  figures: Figures
  filter: FigureFilter
}

/** One part of the figures: its bars with links to the people, all its numbers folded, and its file (REP-01). */
export function FigurePart({ part, figures, filter }: Props) {
  const t = useText()
  const id = useId()
  const { language } = useLanguage()
  const shown = { ...filter, from: figures.from, to: figures.to }
  const file = useAction(async () => saveFile(await exportFigures(part, language, shown)))
  const rows = rowsOf[part](figures)
  const name = t(`figures.part.${part}`)
  const emptyText = withoutRows[part]
  return (
    <Card className={styles.part}>
      <section aria-labelledby={id}>
        <header className={styles.head}>
          <h2 id={id}>{name}</h2>
          {rows.length > 0 && (
            <Button
              tone="bare"
              size="small"
              icon={<IconDownload size={18} aria-hidden="true" />}
              busy={file.busy}
              aria-label={t('figures.csv_of', { part: name })}
              onClick={() => void file.run()}
            >
              {t('figures.csv')}
            </Button>
          )}
        </header>
        <p className={styles.about}>{t(`figures.about.${part}`)}</p>
        <RefusalMessage refusal={file.refusal} />
        {rows.length === 0 && emptyText ? (
          <p className={styles.none}>{t(emptyText)}</p>
        ) : (
          <>
            <FigureBars part={part} rows={rows} labelledBy={id} filter={shown} />
            {hasMore(part, rows) && (
              <details className={styles.more}>
                <summary>{t('figures.all_numbers')}</summary>
                <FigureTable part={part} rows={rows} name={t('figures.all_numbers_of', { part: name })} filter={shown} />
              </details>
            )}
          </>
        )}
      </section>
    </Card>
  )
}
