import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import type { Company } from '#domain/kernel/company.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { CompanyContext, useCompany } from '../../../platform/pages/company.ts'
import { Logo } from '../../../platform/shell/logo.tsx'
import { type BothForm, contentIn } from '../forms/both-languages.ts'
import styles from './header-preview.module.css'

/** The beginning of the public header in both colour schemes, with the name that is being typed (SPEC-93). */
export function HeaderPreview() {
  const t = useText()
  const id = useId()
  const { language } = useLanguage()
  const form = useWatch() as BothForm
  const company = useCompany()
  if (!company) return null
  const typed = contentIn('company', form, language).name
  const shown: Company = { ...company, name: String(typed ?? '') }
  return (
    <section aria-labelledby={id} className={styles.preview}>
      <h2 id={id}>{t('site.header_preview')}</h2>
      <div className={styles.schemes} data-testid="header-preview">
        {(['light', 'dark'] as const).map((scheme) => (
          <figure key={scheme} className={styles.scheme}>
            <div data-color-scheme={scheme} className={styles.bar}>
              <CompanyContext value={shown}>
                <Logo />
              </CompanyContext>
              <span className={styles.entry}>{t('menu.jobs')}</span>
            </div>
            <figcaption>{t(`site.header_${scheme}`)}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
