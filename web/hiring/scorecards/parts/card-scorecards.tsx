import { Link } from 'react-router'
import { resultScreens } from '#domain/assessment/results/results.screens.ts'
import type { CriterionSummary, StageSummary } from '#domain/hiring/scorecards/scorecards.contract.ts'
import { scorecardScreens } from '#domain/hiring/scorecards/scorecards.screens.ts'
import { useRangeWords } from '../../../platform/i18n/band-words.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { Badge } from '../../../platform/ui/badge.tsx'
import { LinkButton } from '../../../platform/ui/button.tsx'
import { RangeMark } from '../../../platform/ui/range-mark.tsx'
import { Skeleton } from '../../../platform/ui/skeleton.tsx'
import { SpreadMark } from '../../../platform/ui/spread-mark.tsx'
import { useAuthorName } from '../hooks/use-author-name.ts'
import { useScorecards } from '../scorecards.queries.ts'
import styles from './card-scorecards.module.css'
import { SubmittedScorecards } from './submitted-scorecards.tsx'

/**
 * The interviews of a card: each criterion with the point of every colleague beside the test of its skill, and disagreement by name (SCO-03).
 * Whoever has still to write their own reads nothing of others' (SCO-02).
 */
export default function CardScorecards({ card }: { card: string }) {
  const t = useText()
  return (
    <AsyncSection query={useScorecards(card)} skeleton={<Skeleton height="4rem" />}>
      {(stages) =>
        stages.length > 0 && (
          <section className={styles.interviews}>
            <h3>{t('scorecards.of_card')}</h3>
            {stages.map((stage) => (
              <Stage key={stage.stage} card={card} of={stage} />
            ))}
          </section>
        )
      }
    </AsyncSection>
  )
}

const actions = { none: 'scorecards.begin', draft: 'scorecards.continue', submitted: 'scorecards.change' } as const

function Stage({ card, of }: { card: string; of: StageSummary }) {
  const t = useText()
  const nameOf = useAuthorName()
  const mayWrite = useMay({ module: 'candidates', item: 'change' })
  const { stage, has_kit, own, blind, waiting, criteria, scorecards } = of
  const name = t(`board.stage.${stage}`)
  const others = waiting.filter((one) => !one.own)
  return (
    <section aria-label={name}>
      <header className={styles.head}>
        <h4>{name}</h4>
        {has_kit && mayWrite && (
          <LinkButton
            size="small"
            tone="quiet"
            to={scorecardScreens.writeScorecard.to({ card, stage })}
            aria-label={`${t(actions[own])}: ${name}`}
          >
            {t(actions[own])}
          </LinkButton>
        )}
      </header>
      {blind ? (
        <p className={styles.soft}>{t('scorecards.blind')}</p>
      ) : scorecards.length === 0 ? (
        <p className={styles.soft}>{t('scorecards.none')}</p>
      ) : (
        <>
          <ul className={styles.criteria}>
            {criteria.map((criterion) => (
              <Criterion key={`${criterion.name} ${criterion.scale}`} of={criterion} />
            ))}
          </ul>
          <SubmittedScorecards scorecards={scorecards} />
        </>
      )}
      {others.length > 0 && <p className={styles.soft}>{t('scorecards.waits_for', { names: others.map(nameOf).join(', ') })}</p>}
    </section>
  )
}

function Criterion({ of: { name, scale, points, spread, test } }: { of: CriterionSummary }) {
  const t = useText()
  const nameOf = useAuthorName()
  const rangeWords = useRangeWords()
  const each = points.map((one) => t('scorecards.point_by', { author: nameOf(one), point: one.point, scale })).join(', ')
  return (
    <li>
      <span className={styles.name}>{name}</span>
      {points.length > 0 ? (
        <SpreadMark
          scale={scale}
          points={points.map(({ point }) => point)}
          words={t('scorecards.spread_of', { name, points: each })}
        />
      ) : (
        <span className={styles.soft}>{t('scorecards.nobody_rated')}</span>
      )}
      {test?.points !== null && test?.points !== undefined && test.uuid && (
        <Link
          to={resultScreens.result.to({ uuid: test.uuid })}
          target="_blank"
          className={styles.test}
          aria-label={t('board.result_of', {
            skill: name,
            band: rangeWords({ points: test.points, error: test.error, bands: test.bands }).sentence,
          })}
        >
          <RangeMark points={test.points} error={test.error} bands={test.bands} />
        </Link>
      )}
      {spread?.disagree && (
        <span className={styles.disagree}>
          <Badge tone="yellow">{t('scorecards.disagree', { low: spread.low, high: spread.high })}</Badge>{' '}
          <span className={styles.soft}>{each}</span>
        </span>
      )}
    </li>
  )
}
