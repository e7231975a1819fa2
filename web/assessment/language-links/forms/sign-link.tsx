import { linkNoteForm } from '#domain/assessment/language-links/language-links.contract.ts'
import { FormShell } from '../../../platform/forms/form-shell.tsx'
import { TextAreaField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useLinkChanges } from '../language-links.queries.ts'

/** Signs the proposed table with a note. */
export function SignLink({ id, constant }: { id: string; constant: number }) {
  const t = useText()
  const banner = useBanner()
  const { sign } = useLinkChanges(id)
  return (
    <FormShell
      name={`language-link:${id}`}
      schema={linkNoteForm}
      initial={{ note: '' }}
      submit={({ note }) => sign(constant, String(note))}
      onDone={({ success_message }) => banner.success(success_message)}
      submitLabel={t('language_links.sign')}
    >
      <p>{t('language_links.sign_hint')}</p>
      <TextAreaField name="note" label={t('language_links.note')} />
    </FormShell>
  )
}
