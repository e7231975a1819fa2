import { Link } from 'react-router'
import { type PolicyPart, siteScreens } from '#domain/site/content/content.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import type { metaTools } from '../../../platform/pages/page-meta.ts'
import { pageMeta, privateMeta } from '../../../platform/pages/page-meta.ts'
import { MessageBox } from '../../../platform/ui/message-box.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import type { PublishedPolicy as Published } from '../content.queries.ts'
import { PolicyPage } from './policy-page.tsx'
import styles from './text-page.module.css'

/** The present or a former version of a policy, with links to its other versions (SPEC-53, SPEC-59). */
export function PublishedPolicy({ part, content, version, changed_at, versions }: Published & { part: PolicyPart }) {
  const t = useText()
  const isInForce = version === versions[0]?.version
  const older = versions.filter((one) => one.version < (versions[0]?.version ?? 0) && one.version !== version)
  const versionLine = (
    <p className={styles.versionLine}>
      {t(isInForce ? 'policy.in_force' : 'policy.was_in_force', { version })} <ShownDate at={changed_at} />
    </p>
  )
  return (
    <PolicyPage
      part={part}
      content={content}
      versionLine={
        isInForce ? (
          versionLine
        ) : (
          <MessageBox>
            {versionLine}
            <Link to={siteScreens[part].to()}>{t('policy.read_in_force')}</Link>
          </MessageBox>
        )
      }
      others={
        older.length > 0 && (
          <nav aria-labelledby="older-versions" className={styles.older}>
            <h2 id="older-versions">{t('policy.older')}</h2>
            <ul>
              {older.map((one) => (
                <li key={one.version}>
                  <Link to={siteScreens[`${part}Version`].to({ version: String(one.version) })}>
                    {t('policy.version', { version: one.version })}
                  </Link>
                  , <ShownDate at={one.changed_at} />
                </li>
              ))}
            </ul>
          </nav>
        )
      }
    />
  )
}

/** Head tags of a policy. Search engines may index only the present version. */
export function policyMeta(part: PolicyPart, { asked, ...tools }: ReturnType<typeof metaTools> & { asked: string | undefined }) {
  const { t, siteName } = tools
  if (asked !== undefined) return privateMeta(`${t(`${part}.title`)}, ${t('policy.version', { version: asked })}`, siteName)
  const path = siteScreens[part].to()
  return pageMeta({ ...tools, path, title: t(`${part}.title`), description: t(`${part}.description`, { site: siteName }) })
}
