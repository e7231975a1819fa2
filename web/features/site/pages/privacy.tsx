import { paths } from '../../../paths.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { metaTools, pageMeta } from '../../../platform/pages/page-meta.ts'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { Paragraphs } from '../parts/paragraphs.tsx'
import type { Route } from './+types/privacy.ts'
import styles from './text-page.module.css'

export function meta({ matches }: Route.MetaArgs) {
  const tools = metaTools(matches)
  const { t } = tools
  return pageMeta({ ...tools, path: paths.privacy(), title: t('privacy.title'), description: t('privacy.description') })
}

const items = ['item1', 'item2', 'item3', 'item4', 'item5', 'item6', 'item7', 'item8'] as const

/** /privacy: eight sections and an index that names exactly them (PUB-05, decision 52). */
export default function Privacy() {
  const t = useText()
  return (
    <div className="page">
      <PageHead title={t('privacy.title')} description={t('privacy.intro')} />
      <div className={styles.split}>
        <nav className={styles.index} aria-labelledby="privacy-index">
          <h2 id="privacy-index">{t('privacy.index')}</h2>
          <ol>
            {items.map((item) => (
              <li key={item}>
                <a href={`#${item}`}>{t(`privacy.${item}_title`)}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.measure}>
          {items.map((item) => (
            <section key={item} id={item} aria-labelledby={`${item}-title`}>
              <h2 id={`${item}-title`}>{t(`privacy.${item}_title`)}</h2>
              <Paragraphs text={t(`privacy.${item}_text`)} />
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}
