import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import type { FigurePart as Part } from '#domain/desk/figures/counts.rules.ts'
import type { Figures } from '#domain/desk/figures/figures.contract.ts'
import { leastForShare, rowsOf } from '#domain/desk/figures/tables.rules.ts'
import { saveFile } from '../../../platform/client/save-file.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { exportFigures, type FigureFilter } from '../figures.queries.ts'
import { FigureBars, hasMore, isOfBars } from './figure-bars.tsx'
import { FigureCard, FoldedTable, NoFigures } from './figure-card.tsx'
import { FigureTable } from './figure-table.tsx'
import { FlowPicture } from './flow-picture.tsx'
import { MonthsPicture } from './months-picture.tsx'
import { SourcesPicture } from './sources-picture.tsx'

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

/** One part of the figures: its picture or bars, with links to the people, all its numbers folded, and its file (REP-01). */
export function FigurePart({ part, figures, filter }: Props) {
  const t = useText()
  const { language } = useLanguage()
  const shown = { ...filter, from: figures.from, to: figures.to }
  const file = useAction(async () => saveFile(await exportFigures(part, language, shown)))
  const rows = rowsOf[part](figures)
  const name = t(`figures.part.${part}`)
  const emptyText = withoutRows[part]
  return (
    <FigureCard
      title={name}
      about={t(`figures.about.${part}`, { least: leastForShare })}
      tools={
        rows.length > 0 && (
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
        )
      }
    >
      <RefusalMessage refusal={file.refusal} />
      {rows.length === 0 && emptyText ? (
        <NoFigures>{t(emptyText)}</NoFigures>
      ) : (
        <>
          {part === 'funnel' && <FlowPicture figures={figures} filter={shown} />}
          {part === 'sources' && <SourcesPicture rows={rows} filter={shown} />}
          {part === 'months' && <MonthsPicture figures={figures} />}
          {isOfBars(part) && <FigureBars part={part} rows={rows} name={name} filter={shown} />}
          {(!isOfBars(part) || hasMore(part, rows)) && (
            <FoldedTable summary={t('figures.all_numbers')}>
              <FigureTable part={part} rows={rows} name={t('figures.all_numbers_of', { part: name })} filter={shown} />
            </FoldedTable>
          )}
        </>
      )}
    </FigureCard>
  )
}
