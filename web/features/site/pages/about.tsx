import { paths } from '../../../paths.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { metaTools, pageMeta } from '../../../platform/pages/page-meta.ts'
import { Card } from '../../../platform/ui/card.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import type { Route } from './+types/about.ts'
import styles from './text-page.module.css'

export function meta({ matches }: Route.MetaArgs) {
  const tools = metaTools(matches)
  const { t } = tools
  return pageMeta({ ...tools, path: paths.about(), title: t('about.title'), description: t('about.description') })
}

const services = ['recruitment', 'tests', 'remote', 'advice'] as const
const fairRecruitment = 'https://www.ilo.org/topics/labour-migration/fair-recruitment'

/** /aboutus: who we are, four services, and the principles we follow (PUB-02). */
export default function About() {
  const t = useText()
  return (
    <div className="page">
      <PageHead title={t('about.title')} />
      <p className={styles.lead}>{t('about.intro')}</p>
      <h2 className={styles.title}>{t('about.services')}</h2>
      <ul className={styles.cards}>
        {services.map((service) => (
          <li key={service}>
            <Card raised>
              <h3>{t(`about.service.${service}_title`)}</h3>
              <p>{t(`about.service.${service}_text`)}</p>
            </Card>
          </li>
        ))}
      </ul>
      <section className={styles.measure}>
        <h2>{t('about.principles_title')}</h2>
        <p>{t('about.principles_text')}</p>
        <p>
          <a href={fairRecruitment} target="_blank" rel="noreferrer">
            {t('about.principles_link')}
          </a>
        </p>
      </section>
    </div>
  )
}
