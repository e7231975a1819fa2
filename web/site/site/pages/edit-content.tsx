import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import { z } from 'zod'
import type { Language } from '#domain/kernel/languages.ts'
import { parseLanguage } from '#domain/kernel/languages.ts'
import { type ContentPart, contentParts, contentShapes } from '#domain/site/site/contents.contract.ts'
import { contentScreens } from '#domain/site/site/contents.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { RecordPage } from '../../../platform/records/record-page.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import { NotFound } from '../../../platform/shell/not-found.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { contentFields, formOf } from '../forms/content-fields.ts'
import { Fields } from '../forms/content-form.tsx'
import { ContentVersions } from '../parts/content-versions.tsx'
import { PreviewButton } from '../parts/preview-button.tsx'
import { useContent, useContentChanges } from '../site.queries.ts'
import type { Route } from './+types/edit-content.ts'
import styles from './edit-content.module.css'

/** /site/admin/{part}/{lang}: what the company says in one place and language, and its versions (SPEC-59). */
export default function EditContent({ params }: Route.ComponentProps) {
  const part = contentParts.find((one) => one === params.part)
  const lang = parseLanguage(params.lang)
  const mayChange = useMay({ module: 'roles', item: 'change' })
  if (!part || !lang) return <NotFound />
  const Page = mayChange ? EditPage : ReadPage
  return (
    <>
      <Page key={`${part} ${lang}`} part={part} lang={lang} />
      <div className={`page ${styles.versions}`}>
        <ContentVersions key={`${part} ${lang}`} part={part} lang={lang} />
      </div>
    </>
  )
}

interface Props {
  part: ContentPart
  lang: Language
}

function usePageHead({ part, lang }: Props) {
  const t = useText()
  return {
    title: `${t(`site.part.${part}`)}, ${t(`site.language.${lang}`)}`,
    back: { to: contentScreens.contents.to(), label: t('site.contents_back') },
  }
}

/** For who may look but not change: the versions alone. */
function ReadPage(props: Props) {
  return (
    <div className="page">
      <PageHead {...usePageHead(props)} />
    </div>
  )
}

function EditPage({ part, lang }: Props) {
  const t = useText()
  const head = usePageHead({ part, lang })
  const query = useContent(part, lang)
  const { save } = useContentChanges(part, lang)
  const { revalidate } = useRevalidator()
  const pressingMine = useRef(false)
  const overwriting = useRef(false)
  return (
    // Only the sending that it was pressed for overwrites; the next one, after a wrong field or a reload, is an ordinary save.
    <div onSubmitCapture={() => (overwriting.current = pressingMine.current)}>
      <RecordPage
        {...head}
        name={`content:${part}:${lang}`}
        query={query}
        schema={z.object({ content: contentShapes[part] }) as z.ZodType<{ content: unknown }, { content: unknown }>}
        fieldsOf={(row) => ({ content: formOf(row?.content) })}
        submit={async ({ content }, row) => {
          const version = overwriting.current ? undefined : row?.version
          const answer = await save({ content, version } as Parameters<typeof save>[0])
          // Name and address stand around this page too.
          if (part === 'company') void revalidate()
          return answer
        }}
        nameOf={() => head.title}
        staleActions={
          <Button
            tone="quiet"
            size="small"
            onClick={({ currentTarget }) => {
              pressingMine.current = true
              currentTarget.form?.requestSubmit()
              pressingMine.current = false
            }}
          >
            {t('site.save_mine')}
          </Button>
        }
        long
        actions={<PreviewButton part={part} lang={lang} />}
      >
        <div className={styles.fields}>
          <Fields base="content" fields={contentFields[part]} />
        </div>
      </RecordPage>
    </div>
  )
}
