import type { ForeignResult } from '#domain/assessment/passport/foreign-results.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Badge } from '../../../platform/ui/badge.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { StatusWord } from '../../../platform/ui/status-word.tsx'
import { AttestedFacts } from '../parts/attested-facts.tsx'
import styles from './foreign-results.module.css'

const tones = { valid: 'green', withdrawn: 'red', expired: 'red' } as const

/** A result of another site: always with its mark and the address of that site, which says who signed it (PAS-02). */
export function ForeignResultFacts({ result }: { result: ForeignResult }) {
  const t = useText()
  const { attested, issuer, address, state, checked_at, answered } = result
  const { host } = new URL(issuer.site)
  return (
    <>
      <p className={styles.marks}>
        <Badge tone="yellow">{t('foreign_results.foreign')}</Badge>
        <StatusWord tone={tones[state]}>{t(`foreign_results.${state}`)}</StatusWord>
      </p>
      {state === 'withdrawn' && <p>{t('foreign_results.withdrawn_text')}</p>}
      <AttestedFacts
        attested={attested}
        more={[
          [t('foreign_results.issuer'), issuer.name],
          [t('foreign_results.site'), host],
          [t('foreign_results.checked'), <ShownDate key="checked" at={checked_at} withTime />],
        ]}
      />
      {!answered && state === 'valid' && <p>{t('foreign_results.unanswered')}</p>}
      {state === 'valid' && (
        <p className={styles.address}>
          <a href={address} target="_blank" rel="noopener noreferrer nofollow">
            {t('foreign_results.open', { site: host })}
          </a>
        </p>
      )}
    </>
  )
}
