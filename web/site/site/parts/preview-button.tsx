import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import { Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { useFormContext } from 'react-hook-form'
import type { Language } from '#domain/kernel/languages.ts'
import type { ContentPart } from '#domain/site/site/contents.contract.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { lazyPart } from '../../../platform/ui/lazy-part.ts'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import { shownContent } from '../forms/content-fields.ts'

const ContentPreview = lazyPart(() => import('./content-preview.tsx'))

/** Shows the page with what is typed, before it is saved. Stands inside the form, and its dialog outside: a page may hold forms of its own. */
export function PreviewButton({ part, lang }: { part: ContentPart; lang: Language }) {
  const t = useText()
  const { getValues } = useFormContext()
  const [content, setContent] = useState<unknown>()
  return (
    <>
      <Button
        tone="quiet"
        icon={<IconEye size={20} aria-hidden="true" />}
        onClick={() => setContent(shownContent(part, getValues('content') as Record<string, unknown>))}
      >
        {t('site.preview')}
      </Button>
      {createPortal(
        <ModalShell open={content !== undefined} size="wide" title={t('site.preview')} onClose={() => setContent(undefined)}>
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
