import type { VoidTableView } from '#domain/assessment/language-links/language-links.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { StatusWord } from '../../../platform/ui/status-word.tsx'
import { useLanguageLink } from '../language-links.queries.ts'
import styles from './language-link.module.css'

/** Says that answers alone cannot compare the languages of a bank, and names the tables that were signed before (FAI-04). */
export function LanguageLink({ id }: { id: string }) {
  const t = useText()
  return (
    <section className={styles.link}>
      <h2>{t('language_links.title')}</h2>
      <p>{t('language_links.unmeasurable')}</p>
      <AsyncSection query={useLanguageLink(id)}>
        {({ voided }) => voided.map((table) => <VoidTable key={table.number} table={table} />)}
      </AsyncSection>
    </section>
  )
}

function VoidTable({ table: { number, note, signed_by, signed_at, results } }: { table: VoidTableView }) {
  const t = useText()
  return (
    <section className={styles.table}>
      <h3>
        <StatusWord tone="stone">{t('language_links.void', { number })}</StatusWord>
      </h3>
      <p>
        {t('language_links.void_hint')} {results > 0 && t('language_links.results', { count: results })}
      </p>
      <p>
        {t('language_links.signed_by', { name: signed_by })} <ShownDate at={signed_at} withTime />. «{note}»
      </p>
    </section>
  )
}
