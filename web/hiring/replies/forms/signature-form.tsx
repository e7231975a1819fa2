import { signatureForm } from '#domain/hiring/replies/correspondence.contract.ts'
import { FormEnd, FormShell } from '../../../platform/forms/form-shell.tsx'
import { TextAreaField } from '../../../platform/forms/text-area-field.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { Skeleton } from '../../../platform/ui/skeleton.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useSignature, useSignatureChange } from '../replies.queries.ts'

/** The text under a colleague's own replies to people (EML-03). */
export function SignatureForm() {
  const t = useText()
  const banner = useBanner()
  const change = useSignatureChange()
  return (
    <AsyncSection query={useSignature()} skeleton={<Skeleton height="8rem" />}>
      {({ signature }) => (
        <FormShell
          name="signature"
          schema={signatureForm}
          initial={{ signature }}
          submit={change}
          onDone={({ success_message }) => banner.success(success_message)}
        >
          <TextAreaField name="signature" label={t('replies.signature')} hint={t('replies.signature_hint')} rows={3} optional />
          <FormEnd label={t('replies.signature_save')} />
        </FormShell>
      )}
    </AsyncSection>
  )
}
