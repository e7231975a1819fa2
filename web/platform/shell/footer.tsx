import { Link } from 'react-router'
import { useText } from '../i18n/language.tsx'
import styles from './footer.module.css'
import { Logo } from './logo.tsx'
import { footerEntries } from './menu-entries.ts'

/** Who runs the site, and where its rules stand (NAV-04). */
export function Footer() {
  const t = useText()
  const phone = t('site.company_phone')
  const email = t('site.company_email')
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div>
          <Logo name={t('site.name')} />
          <p className={styles.tagline}>{t('site.tagline')}</p>
        </div>
        <section aria-label={t('site.footer_contact')}>
          <address className={styles.list}>
            <span>{t('site.company_name')}</span>
            <span>{t('site.company_tax_id')}</span>
            <span>{t('site.company_address')}</span>
            <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
            <a href={`mailto:${email}`}>{email}</a>
          </address>
        </section>
        <nav aria-label={t('site.footer_links')} className={styles.list}>
          {footerEntries.map(({ label, to }) => (
            <Link key={label} to={to}>
              {t(label)}
            </Link>
          ))}
        </nav>
      </div>
      <p className={styles.rights}>{t('site.footer_rights')}</p>
    </footer>
  )
}
