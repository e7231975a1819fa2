import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import { languages } from '#domain/kernel/languages.ts'
import { type ContentPart, contentParts } from '#domain/kernel/site-contents.ts'
import { contentScreens } from '#domain/site/content/contents.screens.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { RecordEditor } from '../../../platform/records/record-editor.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import { NotFound } from '../../../platform/shell/not-found.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { useContentInBoth } from '../content.queries.ts'
import { BothFields } from '../forms/both-fields.tsx'
import { formOfBoth, schemaOfBoth } from '../forms/both-languages.ts'
import { useSaveBoth } from '../hooks/use-save-both.ts'
import { ContentVersions } from '../parts/content-versions.tsx'
import { OfferedPolicy } from '../parts/offered-policy.tsx'
import type { Route } from './+types/edit-content.ts'
import styles from './edit-content.module.css'

/** /site/admin/{part}: a part of the company's content in both languages, and its versions (SPEC-59). */
export default function EditContent({ params }: Route.ComponentProps) {
  const part = contentParts.find((one) => one === params.part)
  const mayChange = useMay({ module: 'roles', item: 'change' })
  if (!part) return <NotFound />
  const Page = mayChange ? EditPage : ReadPage
  return (
    <>
      <Page key={part} part={part} />
      <div className={`page ${styles.versions}`}>
        {part === 'privacy' && mayChange && <OfferedPolicy />}
        {languages.map((language) => (
          <ContentVersions key={`${part} ${language}`} part={part} lang={language} />
        ))}
      </div>
    </>
  )
}

interface Props {
  part: ContentPart
}

function usePageHead({ part }: Props) {
  const t = useText()
  return {
    title: t(`site.part.${part}`),
    back: { to: contentScreens.contents.to(), label: t('site.contents_back') },
  }
}

/** Only the versions, for staff who may not change the content. */
function ReadPage(props: Props) {
  return (
    <div className="page">
      <PageHead {...usePageHead(props)} />
    </div>
  )
}

const noContent = { both: undefined, es: undefined, en: undefined }

function EditPage({ part }: Props) {
  const t = useText()
  const head = usePageHead({ part })
  const query = useContentInBoth(part)
  const save = useSaveBoth(part)
  const { revalidate } = useRevalidator()
  const pressingMine = useRef(false)
  const overwriting = useRef(false)
  return (
    // Only the submission that the button "keep mine" starts may overwrite; later submissions are ordinary saves.
    <div onSubmitCapture={() => (overwriting.current = pressingMine.current)}>
      <div className="page">
        <PageHead {...head} />
        <RecordEditor
          name={`content:${part}`}
          query={query}
          schema={schemaOfBoth(part)}
          fieldsOf={(row) => (row ? formOfBoth(part, { es: row.es.content, en: row.en.content }) : noContent)}
          submit={async (form, row) => {
            const answer = await save(form, row, overwriting.current)
            // The page's frame shows name and address too. Awaited, because navigating away would cancel the revalidation.
            if (part === 'company') await revalidate()
            return answer
          }}
          nameOf={() => head.title}
          doneAt={() => head.back.to}
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
        >
          <BothFields part={part} />
        </RecordEditor>
      </div>
    </div>
  )
}
