import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { type ChangeEvent, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { mostPresented } from '#domain/assessment/passport/passport.rules.ts'
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

/** Reads a chosen file into the field above; nothing is sent before the person says so. */
function FileChoice() {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const form = useFormContext<typeof noCredential>()
  const [failed, setFailed] = useState(false)
  const read = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (!file) return
    // Otherwise the same file could not be chosen again.
    currentTarget.value = ''
    const text = file.size <= mostPresented ? await file.text().catch(() => undefined) : undefined
    setFailed(text === undefined)
    if (text !== undefined) form.setValue('credential', text.trim(), { shouldDirty: true, shouldValidate: true })
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('passport.check_file')}
        accept=".jwt,.txt,.json,application/jwt,text/plain"
        onChange={(event) => void read(event)}
      />
      <div>
        <Button tone="quiet" icon={<IconUpload size={20} aria-hidden="true" />} onClick={() => input.current?.click()}>
          {t('passport.check_file')}
        </Button>
      </div>
      {failed && <MessageBox tone="error">{t('passport.file_failed')}</MessageBox>}
    </>
  )
}
