import { maySeeEvidence } from '#domain/assessment/passport/foreign-results.contract.ts'
import { addAudiences } from '../../../platform/i18n/catalog.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import type { PersonPartProps } from '../../../platform/ui/feature.ts'
import { useForeignResultsOf } from '../foreign-results.queries.ts'
import { BandsHint } from './bands-hint.tsx'
import { ForeignResultFacts } from './foreign-result-facts.tsx'
import styles from './foreign-results.module.css'

// The facts of a credential are texts of candidates, which staff load only here.
await addAudiences('candidate')

/** The results of other sites that a person shows, apart from those of this site; nothing without any (PAS-02). */
export default function EvidenceOfPerson({ person, heading }: PersonPartProps) {
  const seesUsers = useMay(maySeeEvidence[0])
  const seesVacancies = useMay(maySeeEvidence[1])
  return (seesUsers || seesVacancies) && <Evidence person={person} heading={heading} />
}

function Evidence({ person, heading: Heading }: PersonPartProps) {
  const t = useText()
  const { data } = useForeignResultsOf(person)
  if (!data || data.length === 0) return null
  return (
    <section className={styles.evidence} aria-labelledby="evidence">
      <Heading id="evidence">{t('foreign_results.title')}</Heading>
      <p className={styles.soft}>{t('foreign_results.evidence_text')}</p>
      <BandsHint results={data.map(({ attested }) => attested)} />
      <ul className={styles.list}>
        {data.map((result) => (
          <li key={result.uuid} className={styles.result}>
            <ForeignResultFacts result={result} />
            <p>{t(`foreign_results.holder.${result.holder}`, { name: result.attested.name ?? '' })}</p>
            {result.shown_by_others && <p>{t('foreign_results.shown_by_others')}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
