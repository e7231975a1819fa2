import { Link } from 'react-router'
import { callLink } from '#domain/kernel/phone-links.ts'
import { useText } from '../i18n/language.tsx'
import { useCompany, useSourceUrl } from '../pages/company.ts'
import styles from './footer.module.css'
import { Logo } from './logo.tsx'
import { usePublicMenus } from './public-menus.ts'

/** The company that runs the site, and links to its rules (NAV-04). */
export function Footer() {
  const t = useText()
  const company = useCompany()
  const source = useSourceUrl()
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div>
          <Logo />
          <p className={styles.tagline}>{company?.tagline}</p>
        </div>
        {company && (
          <section aria-label={t('site.footer_contact')}>
            <address className={styles.list}>
              <span>{company.legal_name}</span>
              <span>{company.tax_id}</span>
              <span>{company.address}</span>
              <a href={callLink(company.phone)}>{company.phone}</a>
              <a href={`mailto:${company.email}`}>{company.email}</a>
              {company.links.map(({ label, url }) => (
                <a key={url} href={url} rel="noreferrer">
                  {label}
                </a>
              ))}
            </address>
          </section>
        )}
        <nav aria-label={t('site.footer_links')} className={styles.list}>
          {usePublicMenus().footer.map(({ label, to }) => (
            <Link key={label} to={to}>
              {t(label)}
            </Link>
          ))}
        </nav>
      </div>
      <p className={styles.rights}>
        {t('site.footer_rights')}{' '}
        {source && (
          <a href={source} rel="noreferrer">
            {t('site.footer_source')}
          </a>
        )}
      </p>
    </footer>
  )
}
