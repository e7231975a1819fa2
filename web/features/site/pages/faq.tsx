import { paths } from '../../../paths.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { metaTools, pageMeta } from '../../../platform/pages/page-meta.ts'
import { LinkButton } from '../../../platform/ui/button.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import type { Route } from './+types/faq.ts'
import styles from './text-page.module.css'

export function meta({ matches }: Route.MetaArgs) {
  const tools = metaTools(matches)
  const { t } = tools
  return pageMeta({ ...tools, path: paths.faq(), title: t('faq.title'), description: t('faq.description') })
}

const items = ['item1', 'item2', 'item3', 'item4', 'item5'] as const

/** /question: five answers about the hiring process (PUB-04). */
export default function Faq() {
  const t = useText()
  return (
    <div className="page">
      <PageHead title={t('faq.title')} description={t('faq.intro')} />
      <div className={styles.questions}>
        {items.map((item) => (
          <details key={item}>
            <summary>{t(`faq.${item}_question`)}</summary>
            <p className={styles.answer}>{t(`faq.${item}_answer`)}</p>
          </details>
        ))}
      </div>
      <p>{t('faq.more')}</p>
      <LinkButton tone="quiet" to={paths.contact()}>
        {t('faq.contact')}
      </LinkButton>
    </div>
  )
}
