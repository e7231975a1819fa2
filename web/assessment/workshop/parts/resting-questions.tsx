import type { RestingView } from '#domain/assessment/workshop/workshop.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { StatusWord } from '../../../platform/ui/status-word.tsx'
import styles from './workshop.module.css'

/** The questions that tests leave out while there are enough others, each with the reason (EXO-01). */
export function RestingQuestions({ resting }: { resting: readonly RestingView[] }) {
  const t = useText()
  return (
    <section>
      <h3>{t('workshop.resting')}</h3>
      <p>{t(resting.length > 0 ? 'workshop.resting.hint' : 'workshop.resting.none')}</p>
      {resting.length > 0 && (
        <ul className={styles.items}>
          {resting.map(({ uuid, question, language, reason }) => (
            <li key={uuid}>
              <p className={styles.name}>
                <span lang={language}>{question}</span>
                <StatusWord tone="stone">{t(`workshop.rest.${reason}`)}</StatusWord>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
