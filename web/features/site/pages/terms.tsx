import { paths } from '../../../paths.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { metaTools, pageMeta } from '../../../platform/pages/page-meta.ts'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { Paragraphs } from '../parts/paragraphs.tsx'
import type { Route } from './+types/terms.ts'
import styles from './text-page.module.css'

export function meta({ matches }: Route.MetaArgs) {
  const tools = metaTools(matches)
  const { t } = tools
  return pageMeta({ ...tools, path: paths.terms(), title: t('terms.title'), description: t('terms.description') })
}

const items = ['item1', 'item2', 'item3', 'item4', 'item5', 'item6'] as const

/** /terms (PUB-05). */
export default function Terms() {
  const t = useText()
  return (
    <div className="page">
      <PageHead title={t('terms.title')} description={t('terms.intro')} />
      <div className={styles.measure}>
        {items.map((item) => (
          <section key={item}>
            <h2>{t(`terms.${item}_title`)}</h2>
            <Paragraphs text={t(`terms.${item}_text`)} />
          </section>
        ))}
      </div>
    </div>
  )
}
