import type { DifficultyView } from '#domain/assessment/difficulty/difficulty.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useNumber } from '../../../platform/i18n/use-number.ts'
import styles from './bank.module.css'

/** The difficulty of a question in words, with its figures, or why it has none (FAI-01). */
export function QuestionDifficulty({ of: { word, difficulty, error, answers, lack, missing, source } }: { of: DifficultyView }) {
  const t = useText()
  const tenths = useNumber(1)
  if (word === null || difficulty === null || error === null)
    return <p className={styles.difficulty}>{t(`difficulty.lack.${lack ?? 'few'}`, { count: missing })}</p>
  return (
    <p className={styles.difficulty}>
      {t('difficulty.value', {
        count: answers,
        word: t(`difficulty.word.${word}`),
        difficulty: tenths(Math.round(difficulty * 10) / 10 + 0),
        error: tenths(Math.max(0.1, error)),
      })}{' '}
      {source !== 'own' && t(`difficulty.source.${source}`)}
    </p>
  )
}
