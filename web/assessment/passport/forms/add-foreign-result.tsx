import { checkForm } from '#domain/assessment/passport/passport.contract.ts'
import { FormEnd, FormShell } from '../../../platform/forms/form-shell.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useForeignResultChanges } from '../foreign-results.queries.ts'
import { CredentialFields, noCredential } from '../forms/credential-fields.tsx'

/** Has a result of another site checked there, and shows it to staff (PAS-02). What was entered is no draft: it opens the result. */
export function AddForeignResult() {
  const t = useText()
  const banner = useBanner()
  const { add } = useForeignResultChanges()
  return (
    <FormShell
      name="foreign-result"
      schema={checkForm}
      initial={noCredential}
      secrets={['credential']}
      submit={({ credential }) => add(String(credential))}
      onDone={({ success_message }) => banner.success(success_message)}
      saved={() => noCredential}
    >
      <CredentialFields />
      <FormEnd label={t('foreign_results.add')} />
    </FormShell>
  )
}
