import { useState } from 'react'
import { boardWithCard } from '#domain/hiring/board/board.screens.ts'
import { scorecardScreens } from '#domain/hiring/scorecards/scorecards.screens.ts'
import { asRefusal } from '../../../platform/client/api-refusal.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextIn } from '../../../platform/i18n/text-in.tsx'
import { useDates } from '../../../platform/i18n/use-dates.ts'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { ScorecardForm } from '../forms/scorecard-form.tsx'
import { useOwnScorecard } from '../scorecards.queries.ts'
import type { Route } from './+types/write-scorecard.ts'

/** /vacancies/admin/scorecard/{card}/{stage}: the kit of an interview and what its interviewer writes, on one screen (SCO-02). */
export default function WriteScorecard({ params: { card, stage } }: Route.ComponentProps) {
  const t = useText()
  const dates = useDates()
  const query = useOwnScorecard(card, stage)
  const [loads, setLoads] = useState(0)
  const onReload = async () => {
    await query.refetch()
    setLoads(loads + 1)
  }
  const found = query.data
  const isGone = !found && query.error !== null && asRefusal(query.error).code === 'errors.not_found'
  const name = found?.person.name ?? ''
  return (
    <div className="page">
      <PageHead
        title={found ? t('scorecards.write_of', { name }) : t('scorecards.write')}
        description={
          found && (
            <>
              {t(`board.stage.${found.stage}`)} · <TextIn language={found.vacancy.language}>{found.vacancy.name_job}</TextIn>
              {found.interview && ` · ${dates.dateTime(found.interview.starts_at)}`}
            </>
          )
        }
        back={
          found
            ? { to: boardWithCard(found.vacancy.uuid, { card, name }, 'details'), label: t('scorecards.back_to_card') }
            : { to: scorecardScreens.dueScorecards.to(), label: t('scorecards.due') }
        }
      />
      {isGone && <EmptyState title={t('scorecards.no_kit')} text={t('scorecards.no_kit_hint')} />}
      {!isGone && (
        <AsyncSection query={query}>
          {(own) => (
            // A form stays as it is while it is written, unless its writer loads it again.
            <ScorecardForm key={loads} card={card} of={own} onReload={() => void onReload()} />
          )}
        </AsyncSection>
      )}
    </div>
  )
}
