import { Link } from 'react-router'
import { callLink } from '#domain/kernel/phone-links.ts'
import { contactScreens } from '#domain/site/contact/contact.screens.ts'
import { siteScreens } from '#domain/site/content/content.screens.ts'
import { useText } from '../i18n/language.tsx'
import { useCompany, useSourceUrl } from '../pages/company.ts'
import styles from './footer.module.css'
import { Logo } from './logo.tsx'
import { usePublicMenus } from './public-menus.ts'

/** The company that runs the site, with what it has filled in (SPEC-93), and links to its rules (NAV-04). */
export function Footer() {
  const t = useText()
  const company = useCompany()
  const facts = [company?.legal_name, company?.tax_id, company?.address].filter(Boolean)
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div>
          <Logo />
          {company?.tagline && <p className={styles.tagline}>{company.tagline}</p>}
        </div>
        {company && (facts.length > 0 || company.phone || company.email || company.links.length > 0) && (
          <section aria-label={t('site.footer_contact')}>
            <address className={styles.list}>
              {facts.map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
              {company.phone && <a href={callLink(company.phone)}>{company.phone}</a>}
              {company.email && <a href={`mailto:${company.email}`}>{company.email}</a>}
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
        {t('site.footer_rights')} <SourceLink />
      </p>
    </footer>
  )
}

const lineLinks = [
  ['site.footer_privacy', siteScreens.privacy.to()],
  ['site.footer_terms', siteScreens.terms.to()],
  ['menu.contact', contactScreens.contact.to()],
] as const

/** The footer of candidates, of login and registration, and of unknown addresses: one line, without the company's data. */
export function FooterLine() {
  const t = useText()
  return (
    <footer className={styles.footer}>
      <div className={styles.line}>
        <nav aria-label={t('site.footer_links')}>
          {lineLinks.map(([label, to]) => (
            <Link key={label} to={to}>
              {t(label)}
            </Link>
          ))}
        </nav>
        <SourceLink />
      </div>
    </footer>
  )
}

function SourceLink() {
  const t = useText()
  const source = useSourceUrl()
  if (!source) return null
  return (
    <a href={source} rel="noreferrer">
      {t('site.footer_source')}
    </a>
  )
}
