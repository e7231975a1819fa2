import { formatDate } from '#domain/kernel/dates.ts'
import type { OwnCorrection } from '#domain/people/corrections/corrections.contract.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { useOwnCorrections } from '../corrections.queries.ts'
import styles from './own-corrections.module.css'

/** What staff corrected in the details of the reader (SPEC-82); nothing without corrections. */
export function OwnCorrections() {
  const t = useText()
  const corrections = useOwnCorrections().data
  if (!corrections || corrections.length === 0) return null
  return (
    <section className={styles.corrections} aria-labelledby="corrections-title">
      <h2 id="corrections-title">{t('corrections.own_title')}</h2>
      <p>{t('corrections.own_intro')}</p>
      <ul>
        {corrections.map((correction) => (
          <li key={`${correction.at} ${correction.field}`}>
            {t(`corrections.field.${correction.field}`)}: <Change of={correction} /> · <ShownDate at={correction.at} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Change({ of: { field, former, present } }: { of: OwnCorrection }) {
  const t = useText()
  const { language } = useLanguage()
  const shown = (value: string) => (field === 'birth' && value ? formatDate(value, language, 'UTC') : value)
  const values = { former: shown(former), present: shown(present) }
  if (former === '') return t('corrections.own_added', values)
  if (present === '') return t('corrections.own_removed', values)
  return t('corrections.own_change', values)
}
