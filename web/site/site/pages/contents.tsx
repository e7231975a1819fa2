import type { AnswerOf } from '#domain/kernel/endpoint.ts'
import { type Language, languages } from '#domain/kernel/languages.ts'
import { type ContentPart, contentParts, type listContents } from '#domain/site/site/contents.contract.ts'
import { contentScreens } from '#domain/site/site/contents.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { LinkButton } from '../../../platform/ui/button.tsx'
import { Card } from '../../../platform/ui/card.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { LogoForm } from '../forms/logo-form.tsx'
import { useContents } from '../site.queries.ts'
import styles from './contents.module.css'

type Written = AnswerOf<typeof listContents>['data'][number]

/** /site/admin: the logo, then every part of what the company says with its languages side by side (SPEC-59). */
export default function ContentsPage() {
  const t = useText()
  const mayChange = useMay({ module: 'roles', item: 'change' })
  return (
    <div className="page">
      <PageHead title={t('site.contents_title')} description={t('site.contents_description')} />
      {mayChange && <LogoForm />}
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
  return (
    <Card>
      <h2 className={styles.title}>{t(`site.part.${part}`)}</h2>
      <div className={styles.languages}>
        {languages.map((language) => (
          <InLanguage
            key={language}
            {...{ part, language }}
            row={rows.find((row) => row.part === part && row.language === language)}
          />
        ))}
      </div>
    </Card>
  )
}

function InLanguage({ part, language, row }: { part: ContentPart; language: Language; row: Written | undefined }) {
  const t = useText()
  const name = `${t(`site.part.${part}`)}, ${t(`site.language.${language}`)}`
  return (
    <section aria-label={name} className={styles.language}>
      <h3>{t(`site.language.${language}`)}</h3>
      {row && (
        <p>
          {t('site.version')} {row.version} · <ShownDate at={row.changed_at} withTime />
          <br />
          {row.changed_by ?? t('site.changed_by_nobody')}
        </p>
      )}
      <LinkButton
        tone="quiet"
        size="small"
        to={contentScreens.editContent.to({ part, lang: language })}
        aria-label={t('common.edit_named', { name })}
      >
        {t('common.edit')}
      </LinkButton>
    </section>
  )
}
