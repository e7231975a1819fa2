import { Link } from 'react-router'
import type { AnswerOf } from '#domain/kernel/endpoint.ts'
import { languages } from '#domain/kernel/languages.ts'
import { type ContentPart, contentParts } from '#domain/kernel/site-contents.ts'
import type { listContentsEndpoint } from '#domain/site/content/contents.contract.ts'
import { contentScreens } from '#domain/site/content/contents.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { Card } from '../../../platform/ui/card.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { useContents } from '../content.queries.ts'
import { LogoForm } from '../forms/logo-form.tsx'
import styles from './contents.module.css'

type Written = AnswerOf<typeof listContentsEndpoint>['data'][number]

/** /site/admin: the logo, and every part of the company's content with its languages side by side (SPEC-59). */
export default function ContentsPage() {
  const t = useText()
  const mayChange = useMay({ module: 'roles', item: 'change' })
  return (
    <div className="page">
      <PageHead title={t('site.contents_title')} about={t('site.contents_description')} />
      {mayChange && (
        <Card className={styles.logo}>
          <LogoForm />
        </Card>
      )}
      <AsyncSection query={useContents()}>
        {(rows) => (
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('site.contents_part')}</th>
                {languages.map((language) => (
                  <th key={language} scope="col">
                    {t(`site.language.${language}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {contentParts.map((part) => (
                <Part key={part} part={part} rows={rows} />
              ))}
            </tbody>
          </table>
        )}
      </AsyncSection>
    </div>
  )
}

function Part({ part, rows }: { part: ContentPart; rows: readonly Written[] }) {
  const t = useText()
  const name = t(`site.part.${part}`)
  return (
    <tr>
      <th scope="row">
        <Link to={contentScreens.editContent.to({ part })} aria-label={t('common.edit_named', { name })}>
          {name}
        </Link>
      </th>
      {languages.map((language) => (
        <td key={language} data-language={t(`site.language.${language}`)}>
          <InLanguage row={rows.find((row) => row.part === part && row.language === language)} />
        </td>
      ))}
    </tr>
  )
}

function InLanguage({ row }: { row: Written | undefined }) {
  const t = useText()
  if (!row) return null
  return (
    <>
      {t('site.version')} {row.version} · <ShownDate at={row.changed_at} withTime /> ·{' '}
      {row.changed_by ?? t('site.changed_by_nobody')}
    </>
  )
}
