import { comparisonOf } from '#domain/hiring/comparison/comparison.screens.ts'
import { limits } from '#domain/kernel/limits.ts'
import { useText } from '../i18n/language.tsx'
import { LinkButton } from './button.tsx'
import styles from './compare-link.module.css'

interface Props {
  vacancy: string
  /** The ids of the chosen people. */
  people: readonly string[]
}

/** Leads chosen people of a vacancy to their comparison (SBS-01), or says how many can be compared. */
export function CompareLink({ vacancy, people }: Props) {
  const t = useText()
  const { least, most } = limits.comparedPeople
  const count = people.length
  if (count < least || count > most) return <span className={styles.limit}>{t('comparison.limit', { least, most })}</span>
  return (
    <LinkButton size="small" tone="quiet" to={comparisonOf(vacancy, people)}>
      {t('comparison.open', { count })}
    </LinkButton>
  )
}
