import { figureParts } from '#domain/desk/figures/counts.rules.ts'
import type { Figures as Shown } from '#domain/desk/figures/figures.contract.ts'
import { figureScreens } from '#domain/desk/figures/figures.screens.ts'
import { recordImportScreens } from '#domain/desk/record-imports/record-imports.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { LinkButton } from '../../../platform/ui/button.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { MessageBox } from '../../../platform/ui/message-box.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { useFigureFilter, useFigures } from '../figures.queries.ts'
import { ClientFigures } from '../parts/client-figures.tsx'
import { FeeFigures } from '../parts/fee-figures.tsx'
import { FigureFilters } from '../parts/figure-filters.tsx'
import { FigurePart } from '../parts/figure-part.tsx'
import { Headlines } from '../parts/headlines.tsx'
import { withFilter } from '../parts/people-at.ts'
import { QuestionFigures } from '../parts/question-figures.tsx'
import { ScorecardFigures } from '../parts/scorecard-figures.tsx'
import { WaitingFigures } from '../parts/waiting-figures.tsx'
import styles from './figures.module.css'

/** /vacancies/admin/figures: the figures of hiring with their filters (REP-01). */
export default function Figures() {
  const t = useText()
  const filters = useFigureFilter()
  const query = useFigures(filters.filter)
  const mayImport = useMay({ module: 'candidates', item: 'change' })
  const isNewSite = query.data?.first_month === null && !filters.isSet
  return (
    <div className="page">
      <PageHead
        title={t('figures.title')}
        description={t('figures.description')}
        menu={[
          { label: t('figures.selection'), to: withFilter(figureScreens.selection.to(), filters.filter) },
          mayImport && { label: t('records.history.import'), to: recordImportScreens.importHistory.to() },
        ]}
      />
      {!isNewSite && <FigureFilters {...filters} shown={query.data} />}
      <AsyncSection query={query}>
        {(figures) => (
          <>
            {figures.updating && <MessageBox>{t('figures.updating')}</MessageBox>}
            {hasNothing(figures) ? (
              <EmptyState
                title={t(isNewSite ? 'figures.new_site' : 'figures.nothing')}
                text={t(isNewSite ? 'figures.new_site_hint' : 'figures.nothing_hint')}
              >
                {mayImport && (
                  <LinkButton tone="quiet" to={recordImportScreens.importHistory.to()}>
                    {t('records.history.import')}
                  </LinkButton>
                )}
              </EmptyState>
            ) : (
              <div className={styles.parts} aria-busy={query.isPlaceholderData}>
                <Headlines figures={figures} filter={{ ...filters.filter, from: figures.from, to: figures.to }} />
                {figureParts.map((part) => (
                  <FigurePart key={part} part={part} figures={figures} filter={filters.filter} />
                ))}
              </div>
            )}
          </>
        )}
      </AsyncSection>
      {!isNewSite && (
        <div className={styles.further}>
          <WaitingFigures filter={filters.filter} />
          <ClientFigures filter={filters.filter} />
          <FeeFigures filter={filters.filter} />
          <ScorecardFigures filter={filters.filter} />
          <QuestionFigures filter={filters.filter} />
        </div>
      )}
    </div>
  )
}

/** Whether nothing happened in the period: nobody applied, was hired or was rejected. */
function hasNothing({ months }: Shown): boolean {
  return months.every(({ applied, hired, rejected }) => applied + hired + rejected === 0)
}
