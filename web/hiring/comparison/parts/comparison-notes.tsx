import type { Comparison } from '#domain/hiring/comparison/comparison.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useListWords } from '../../../platform/i18n/use-list-words.ts'
import { languagesOf } from './compared-languages.ts'
import styles from './comparison.module.css'

/** What the marks mean, below the table; nothing about errors where no result has one, and nothing about languages where there is one. */
export function ComparisonNotes({ comparison: { skills, people } }: { comparison: Comparison }) {
  const t = useText()
  const listWords = useListWords()
  const results = people.flatMap(({ of }) => of?.results ?? [])
  const mixed = skills.filter((_, place) => languagesOf(people, place).size > 1).map(({ name }) => name)
  if (results.every(({ points }) => points === null)) return null
  return (
    <div className={styles.notes}>
      {results.some(({ error }) => error !== null) && (
        <p>
          {t('comparison.error_hint')} {t('comparison.below_hint')} {t('results.not_adjusted')}
        </p>
      )}
      <p>{t('results.bands')}</p>
      {mixed.length > 0 && <p>{t('results.vacancy_languages', { skills: listWords(mixed) })}</p>}
    </div>
  )
}
