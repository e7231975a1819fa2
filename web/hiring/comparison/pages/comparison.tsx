import { useSearchParams } from 'react-router'
import { resultScreens } from '#domain/assessment/results/results.screens.ts'
import { limits } from '#domain/kernel/limits.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextNaming } from '../../../platform/i18n/text-in.tsx'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { LinkButton } from '../../../platform/ui/button.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { Skeleton } from '../../../platform/ui/skeleton.tsx'
import { useComparison } from '../comparison.queries.ts'
import styles from '../parts/comparison.module.css'
import { ComparisonNotes } from '../parts/comparison-notes.tsx'
import { ComparisonTable } from '../parts/comparison-table.tsx'
import type { Route } from './+types/comparison.ts'

/** /vacancies/admin/comparison/{id}?people=…: two to six people of a vacancy side by side (SBS-01). */
export default function ComparisonPage({ params }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const people = [...new Set((search.get('people') ?? '').split(',').filter(Boolean))]
  const { least, most } = limits.comparedPeople
  if (people.length < least || people.length > most) return <NobodyChosen vacancy={params.id} />
  return <SideBySide vacancy={params.id} people={people.join(',')} />
}

function SideBySide({ vacancy, people }: { vacancy: string; people: string }) {
  const t = useText()
  const query = useComparison(vacancy, people)
  const named = query.data?.vacancy
  return (
    <div className={`page ${styles.sheet}`}>
      <PageHead
        title={
          named ? <TextNaming text="comparison.of" name={named.name_job} language={named.language} /> : t('comparison.title')
        }
        description={t('comparison.about')}
        back={{ to: resultScreens.vacancyResults.to({ id: vacancy }), label: t('comparison.back') }}
      />
      <AsyncSection query={query} skeleton={<Skeleton height="24rem" />}>
        {(comparison) => (
          <>
            <ComparisonTable comparison={comparison} />
            <ComparisonNotes comparison={comparison} />
          </>
        )}
      </AsyncSection>
    </div>
  )
}

function NobodyChosen({ vacancy }: { vacancy: string }) {
  const t = useText()
  return (
    <div className="page">
      <PageHead title={t('comparison.title')} />
      <EmptyState title={t('comparison.error.people')}>
        <LinkButton to={resultScreens.vacancyResults.to({ id: vacancy })}>{t('comparison.choose')}</LinkButton>
      </EmptyState>
    </div>
  )
}
