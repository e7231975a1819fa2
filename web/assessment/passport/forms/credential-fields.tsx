import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { type ChangeEvent, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { mostPresented } from '#domain/assessment/passport/passport.rules.ts'
import { extractCredential, mostBadgeBytes } from '#domain/assessment/passport/rules/baked-badges.ts'
import { TextAreaField } from '../../../platform/forms/text-area-field.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { MessageBox } from '../../../platform/ui/message-box.tsx'

export const noCredential = { credential: '' }

/** The fields of a form for the address or the file of a credential. */
export function CredentialFields() {
  const t = useText()
  return (
    <>
      <TextAreaField name="credential" label={t('passport.check_field')} />
      <FileChoice />
    </>
  )
}

type Problem = 'passport.file_failed' | 'passport.file_empty' | 'passport.file_ambiguous'

/** Reads a chosen file, a text or a picture with a credential inside, into the field above; nothing is sent before the person says so. */
function FileChoice() {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const form = useFormContext<typeof noCredential>()
  const [problem, setProblem] = useState<Problem>()
  const read = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (!file) return
    // Otherwise the same file could not be chosen again.
    currentTarget.value = ''
    const { text, failed } = await readCredential(file).catch(() => ({
      text: undefined,
      failed: 'passport.file_failed' as const,
    }))
    setProblem(failed)
    if (text !== undefined) form.setValue('credential', text.trim(), { shouldDirty: true, shouldValidate: true })
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('passport.check_file')}
        accept=".jwt,.txt,.json,.png,.svg,application/jwt,text/plain,image/png,image/svg+xml"
        onChange={(event) => void read(event)}
      />
      <div>
        <Button tone="quiet" icon={<IconUpload size={20} aria-hidden="true" />} onClick={() => input.current?.click()}>
          {t('passport.check_file')}
        </Button>
      </div>
      {problem && <MessageBox tone="error">{t(problem)}</MessageBox>}
    </>
  )
}

/** The text of a file, or of the credential inside a picture; otherwise why there is none. */
async function readCredential(file: File): Promise<{ text?: string | undefined; failed?: Problem | undefined }> {
  if (file.size > mostBadgeBytes) return { failed: 'passport.file_ambiguous' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const inside = extractCredential(bytes)
  if (inside?.outcome === 'found') return { text: inside.credential }
  if (inside) return { failed: inside.outcome === 'none' ? 'passport.file_empty' : 'passport.file_ambiguous' }
  return bytes.length <= mostPresented ? { text: new TextDecoder().decode(bytes) } : { failed: 'passport.file_failed' }
}
