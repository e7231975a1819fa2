import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { type ChangeEvent, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { type checkCredentialEndpoint, checkForm } from '#domain/assessment/passport/passport.contract.ts'
import { mostPresented } from '#domain/assessment/passport/passport.rules.ts'
import type { AnswerOf } from '#domain/kernel/endpoint.ts'
import { FormShell } from '../../../platform/forms/form-shell.tsx'
import { TextAreaField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { MessageBox } from '../../../platform/ui/message-box.tsx'
import { checkCredential } from '../visitors.queries.ts'

export type Checked = AnswerOf<typeof checkCredentialEndpoint>['data']

const empty = { credential: '' }

/** Asks for the address or the file of a credential (PAS-02). What was entered is no draft: it may be somebody's name. */
export function CheckForm({ onChecked }: { onChecked(checked: Checked): void }) {
  const t = useText()
  return (
    <FormShell
      name="passport"
      schema={checkForm}
      initial={empty}
      secrets={['credential']}
      submit={checkCredential}
      onDone={onChecked}
      saved={() => empty}
      submitLabel={t('passport.check_button')}
    >
      <TextAreaField name="credential" label={t('passport.check_field')} />
      <FileChoice />
    </FormShell>
  )
}

/** Reads a chosen file into the field above; nothing is sent before the person says so. */
function FileChoice() {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const form = useFormContext<typeof empty>()
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
