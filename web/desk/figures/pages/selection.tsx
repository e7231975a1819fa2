import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { figureScreens } from '#domain/desk/figures/figures.screens.ts'
import type { SelectionView } from '#domain/desk/figures/selection.contract.ts'
import { characteristics } from '#domain/desk/figures/selection.rules.ts'
import { saveFile } from '../../../platform/client/save-file.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { MessageBox, RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { exportSelection, type FigureFilter, useFigureFilter, useSelection } from '../figures.queries.ts'
import { OutcomesForm } from '../forms/outcomes-form.tsx'
import { FigureFilters } from '../parts/figure-filters.tsx'
import { withFilter } from '../parts/people-at.ts'
import { SelectionComparison } from '../parts/selection-comparison.tsx'
import styles from './selection.module.css'

/** /vacancies/admin/figures/selection: who goes on, by the language, device and extra time of their test (FAI-06). */
export default function Selection() {
  const t = useText()
  const filters = useFigureFilter()
  const query = useSelection(filters.filter)
  return (
    <div className="page">
      <PageHead
        title={t('figures.selection')}
        description={t('figures.selection.description')}
        back={{
          to: withFilter(figureScreens.figures.to(), filters.filter),
          label: t('figures.back'),
        }}
      >
        {query.data && query.data.people > 0 && <Download selection={query.data} filter={filters.filter} />}
      </PageHead>
      <FigureFilters {...filters} shown={query.data} />
      <AsyncSection query={query}>
        {(selection) => (
          <>
            {selection.updating && <MessageBox>{t('figures.updating')}</MessageBox>}
            {selection.people === 0 ? (
              <EmptyState title={t('figures.selection.none')} text={t('figures.selection.none_hint')} />
            ) : (
              <>
                <p className={styles.words}>
                  {t('figures.selection.people', { count: selection.people })} {t('figures.selection.counted')}
                </p>
                <div className={styles.parts} aria-busy={query.isPlaceholderData}>
                  {characteristics.map((characteristic) => (
                    <SelectionComparison
                      key={characteristic}
                      characteristic={characteristic}
                      comparisons={selection.comparisons.filter((one) => one.characteristic === characteristic)}
                    />
                  ))}
                </div>
                <p className={styles.words}>{t('figures.selection.rule')}</p>
                <section aria-labelledby="outcomes">
                  <h2 id="outcomes">{t('figures.outcomes')}</h2>
                  <p className={styles.words}>{t('figures.outcomes.text')}</p>
                  <OutcomesForm filter={{ ...filters.filter, from: selection.from, to: selection.to }} />
                </section>
              </>
            )}
            <p className={styles.words}>{t('figures.selection.not_collected')}</p>
          </>
        )}
      </AsyncSection>
    </div>
  )
}

function Download({ selection: { from, to }, filter }: { selection: SelectionView; filter: FigureFilter }) {
  const t = useText()
  const { language } = useLanguage()
  const file = useAction(async () => saveFile(await exportSelection(language, { ...filter, from, to })))
  return (
    <>
      <Button tone="quiet" icon={<IconDownload size={18} aria-hidden="true" />} busy={file.busy} onClick={() => void file.run()}>
        {t('figures.selection.csv')}
      </Button>
      <RefusalMessage refusal={file.refusal} />
    </>
  )
}
