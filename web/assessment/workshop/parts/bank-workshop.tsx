import { leastAnswers } from '#domain/assessment/difficulty/difficulty.rules.ts'
import type { DrawState } from '#domain/assessment/workshop/equality.rules.ts'
import type { EqualityView, WorkshopView } from '#domain/assessment/workshop/workshop.contract.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useNumber } from '../../../platform/i18n/use-number.ts'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { useWorkshop } from '../workshop.queries.ts'
import { LanguageDifferences } from './language-differences.tsx'
import { RestingQuestions } from './resting-questions.tsx'
import { Targets } from './targets.tsx'
import styles from './workshop.module.css'
import { WornQuestions } from './worn-questions.tsx'

/** What a bank needs in a language: equal tests, missing difficulties, worn questions (FAI-02, FAI-07), equal languages (FAI-05). */
export function BankWorkshop({ id, language }: { id: string; language: Language }) {
  const t = useText()
  return (
    <section className={styles.workshop} aria-label={t('workshop.title')}>
      <h2>{t('workshop.title')}</h2>
      <div className={styles.parts}>
        <AsyncSection query={useWorkshop(id, language)}>
          {(workshop) => (
            <>
              <DrawEquality draws={workshop.draws} />
              <Guessing guessing={workshop.guessing} />
              <Targets targets={workshop.targets} questions={workshop.questions} unknown={workshop.unknown} />
              <WornQuestions worn={workshop.worn} isCapped={workshop.worn_capped} exposure={workshop.exposure} />
              <RestingQuestions resting={workshop.resting} />
            </>
          )}
        </AsyncSection>
        <LanguageDifferences id={id} />
      </div>
    </section>
  )
}

/** What pure guessing gives, and whether the answers show that it distorts the difficulties (GUE-01). */
function Guessing({ guessing: { level, distorts } }: Pick<WorkshopView, 'guessing'>) {
  const t = useText()
  if (level === null) return null
  return (
    <section>
      <h3>{t('workshop.guessing')}</h3>
      <p>
        {t('workshop.guessing.level', { points: level })}{' '}
        {t(`workshop.guessing.${distorts === null ? 'unknown' : distorts ? 'distorts' : 'unnoticed'}`)}
      </p>
    </section>
  )
}

/** How draws come about where their figure is made from answers. */
const estimated: readonly DrawState[] = ['balanced', 'uneven', 'few']

function DrawEquality({ draws: { state, least, largest, plain } }: { draws: EqualityView }) {
  const t = useText()
  const whole = useNumber(0)
  return (
    <section>
      <h3>{t('workshop.draws')}</h3>
      <p>
        {t(`workshop.draws.${state}`, {
          largest: whole(largest ?? 0),
          plain: whole(plain ?? 0),
          least,
          enough: leastAnswers,
        })}{' '}
        {estimated.includes(state) && t('workshop.draws.accuracy')}
      </p>
    </section>
  )
}
