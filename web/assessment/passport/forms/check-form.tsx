import { type checkCredentialEndpoint, checkForm } from '#domain/assessment/passport/passport.contract.ts'
import type { AnswerOf } from '#domain/kernel/endpoint.ts'
import { FormEnd, FormShell } from '../../../platform/forms/form-shell.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { checkCredential } from '../visitors.queries.ts'
import { CredentialFields, noCredential } from './credential-fields.tsx'

export type Checked = AnswerOf<typeof checkCredentialEndpoint>['data']

/** Asks for the address or the file of a credential (PAS-02). What was entered is no draft: it may be somebody's name. */
export function CheckForm({ onChecked }: { onChecked(checked: Checked): void }) {
  const t = useText()
  return (
    <FormShell
      name="passport"
      schema={checkForm}
      initial={noCredential}
      secrets={['credential']}
      submit={checkCredential}
      onDone={onChecked}
      saved={() => noCredential}
    >
      <CredentialFields />
      <FormEnd label={t('passport.check_button')} />
    </FormShell>
  )
}
