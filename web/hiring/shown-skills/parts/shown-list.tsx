import type { ShownThing } from '#domain/hiring/shown-skills/shown-skills.contract.ts'
import { useAnswerWords } from '../../../platform/i18n/answer-words.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { Badge } from '../../../platform/ui/badge.tsx'
import { RangeMark } from '../../../platform/ui/range-mark.tsx'
import { Skeleton } from '../../../platform/ui/skeleton.tsx'
import { useShown } from '../shown-skills.queries.ts'
import styles from './shown-list.module.css'

/** What a person has shown of what a vacancy asks, each with its sources (SHL-01). It decides nothing, and says so. */
export function ShownList({ card }: { card: string }) {
  const t = useText()
  return (
    <AsyncSection
      query={useShown(card)}
      skeleton={<Skeleton height="6rem" />}
      isEmpty={({ asked }) => asked === 0}
      empty={<p>{t('shown.nothing_asked')}</p>}
    >
      {({ things, blind }) => (
        <>
          <p className={styles.soft}>{t('shown.about')}</p>
          {blind && <p className={styles.soft}>{t('shown.blind')}</p>}
          <ul className={styles.things}>
            {things.map((thing) => (
              <Thing key={`${thing.kind} ${thing.name}`} of={thing} />
            ))}
          </ul>
        </>
      )}
    </AsyncSection>
  )
}

const tones = { shown: 'green', unsure: 'yellow', not_shown: 'stone', unknown: 'stone' } as const

function Thing({ of: { name, state, test, answer, scorecards } }: { of: ShownThing }) {
  const t = useText()
  const answerWords = useAnswerWords()
  const result = test?.result
  return (
    <li>
      <span className={styles.name}>{name}</span>
      <Badge tone={tones[state]}>{t(`shown.state.${state}`)}</Badge>
      <span className={styles.sources}>
        {result && result.points !== null && (
          <span>
            {t('shown.by.test')} <RangeMark points={result.points} error={result.error} bands={result.bands} />
          </span>
        )}
        {answer && (
          <span>
            {t('shown.by.answer')}: {answerWords(answer)}
          </span>
        )}
        {scorecards && (
          <span>
            {t('shown.by.scorecards')}: {t('shown.points', { points: scorecards.points.join(', '), scale: scorecards.scale })}
          </span>
        )}
      </span>
    </li>
  )
}
