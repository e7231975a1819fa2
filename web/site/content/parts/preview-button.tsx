import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import { Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { useFormContext } from 'react-hook-form'
import type { Language } from '#domain/kernel/languages.ts'
import type { ContentPart } from '#domain/kernel/site-contents.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { lazyPart } from '../../../platform/ui/lazy-part.ts'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import { type BothForm, contentIn } from '../forms/both-languages.ts'
import { shownContent } from '../forms/content-fields.ts'

const ContentPreview = lazyPart(() => import('./content-preview.tsx'))

/** Shows the page with the unsaved content. The button is inside the form, its dialog outside, because pages may contain forms. */
export function PreviewButton({ part, lang }: { part: ContentPart; lang: Language }) {
  const t = useText()
  const { getValues } = useFormContext()
  const [content, setContent] = useState<unknown>()
  const title = t('site.preview_in', { language: t(`site.language.${lang}`) })
  return (
    <>
      <Button
        tone="bare"
        size="small"
        icon={<IconEye size={18} aria-hidden="true" />}
        onClick={() => setContent(shownContent(part, contentIn(part, getValues() as BothForm, lang)))}
      >
        {title}
      </Button>
      {createPortal(
        <ModalShell open={content !== undefined} size="wide" title={title} onClose={() => setContent(undefined)}>
          {content !== undefined && (
            <Suspense>
              <ContentPreview part={part} language={lang} content={content} />
            </Suspense>
          )}
        </ModalShell>,
        document.body,
      )}
    </>
  )
}
