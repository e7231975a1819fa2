import type { AnswerOf } from '#domain/kernel/endpoint.ts'
import { type Language, languages } from '#domain/kernel/languages.ts'
import { type ContentPart, contentParts } from '#domain/kernel/site-contents.ts'
import type { listContentsEndpoint } from '#domain/site/content/contents.contract.ts'
import { contentScreens } from '#domain/site/content/contents.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { LinkButton } from '../../../platform/ui/button.tsx'
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
      <PageHead title={t('site.contents_title')} description={t('site.contents_description')} />
      {mayChange && (
        <Card className={styles.logo}>
          <LogoForm />
        </Card>
      )}
      <AsyncSection query={useContents()}>
        {(rows) => (
          <ul className={styles.parts}>
            {contentParts.map((part) => (
              <li key={part}>
                <Part part={part} rows={rows} />
              </li>
            ))}
          </ul>
        )}
      </AsyncSection>
    </div>
  )
}

function Part({ part, rows }: { part: ContentPart; rows: readonly Written[] }) {
  const t = useText()
  const name = t(`site.part.${part}`)
  return (
    <Card>
      <h2 className={styles.title}>{name}</h2>
      <div className={styles.languages}>
        {languages.map((language) => (
          <InLanguage
            key={language}
            language={language}
            row={rows.find((row) => row.part === part && row.language === language)}
          />
        ))}
      </div>
      <LinkButton
        tone="quiet"
        size="small"
        to={contentScreens.editContent.to({ part })}
        aria-label={t('common.edit_named', { name })}
        className={styles.edit ?? ''}
      >
        {t('common.edit')}
      </LinkButton>
    </Card>
  )
}

function InLanguage({ language, row }: { language: Language; row: Written | undefined }) {
  const t = useText()
  return (
    <div className={styles.language}>
      <h3>{t(`site.language.${language}`)}</h3>
      {row && (
        <p>
          {t('site.version')} {row.version} · <ShownDate at={row.changed_at} withTime />
          <br />
          {row.changed_by ?? t('site.changed_by_nobody')}
        </p>
      )}
    </div>
  )
}
