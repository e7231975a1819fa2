import { jobsAt } from '#domain/hiring/vacancies/vacancies.screens.ts'
import type { Contents } from '#domain/kernel/site-contents.ts'
import { contactScreens } from '#domain/site/contact/contact.screens.ts'
import { siteScreens } from '#domain/site/content/content.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { LinkButton } from '../../../platform/ui/button.tsx'
import { Card } from '../../../platform/ui/card.tsx'
import styles from './promo-cards.module.css'

const leads = [
  { name: 'agency', to: siteScreens.about.to() },
  { name: 'remote', to: jobsAt({ location: 'Remote' }) },
  { name: 'contact', to: contactScreens.contact.to() },
] as const

/** The cards about the agency, remote work and contact (PUB-01). */
export function PromoCards({ cards }: { cards: Contents['home']['cards'] }) {
  const t = useText()
  return (
    <section aria-labelledby="promo-cards" className={styles.promo}>
      <h2 id="promo-cards">{t('home.cards_title')}</h2>
      <ul className={styles.cards}>
        {leads.map(({ name, to }) => (
          <li key={name}>
            <Card className={styles.card} raised>
              <h3>{cards[name].title}</h3>
              <p>{cards[name].text}</p>
              <LinkButton tone="quiet" to={to}>
                {t(`home.card.${name}_action`)}
              </LinkButton>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
