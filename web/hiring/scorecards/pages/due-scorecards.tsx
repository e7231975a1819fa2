import { Link } from 'react-router'
import { dashboardScreens } from '#domain/desk/dashboard/dashboard.screens.ts'
import type { DueScorecard } from '#domain/hiring/scorecards/scorecards.contract.ts'
import { scorecardScreens } from '#domain/hiring/scorecards/scorecards.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextIn } from '../../../platform/i18n/text-in.tsx'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { Badge } from '../../../platform/ui/badge.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { useDueScorecards } from '../scorecards.queries.ts'
import styles from './due-scorecards.module.css'

/** /vacancies/admin/scorecards: the scorecards that the reader owes, the oldest first (SCO-02). */
export default function DueScorecards() {
  const t = useText()
  return (
    <div className="page">
      <PageHead title={t('scorecards.due')} back={{ to: dashboardScreens.dashboard.to(), label: t('dashboard.back') }} />
      <AsyncSection
        query={useDueScorecards()}
        isEmpty={(due) => due.length === 0}
        empty={<EmptyState title={t('scorecards.due_none')} text={t('scorecards.due_none_hint')} />}
      >
        {(due) => (
          <ul className={styles.due}>
            {due.map((one) => (
              <li key={`${one.uuid_element} ${one.stage}`}>
                <Due of={one} />
              </li>
            ))}
          </ul>
        )}
      </AsyncSection>
    </div>
  )
}

function Due({
  of: { uuid_element: card, fullname, stage, name_job, language_job, ends_at, late, draft },
}: {
  of: DueScorecard
}) {
  const t = useText()
  return (
    <Link to={scorecardScreens.writeScorecard.to({ card, stage })} className={styles.link}>
      <span className={styles.person}>
        {fullname} {late && <Badge tone="red">{t('scorecards.due_late')}</Badge>}{' '}
        {draft && <Badge tone="stone">{t('scorecards.due_draft')}</Badge>}
      </span>
      <span className={styles.soft}>
        {t(`board.stage.${stage}`)} · <TextIn language={language_job}>{name_job}</TextIn> · {t('scorecards.due_ended')}{' '}
        <ShownDate at={ends_at} withTime />
      </span>
    </Link>
  )
}
