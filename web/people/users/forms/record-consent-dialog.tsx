import { calendarDay } from '#domain/kernel/dates.ts'
import { documentExtensions } from '#domain/kernel/file-kinds.ts'
import { recordedConsentForm } from '#domain/people/added-candidates/recorded-consents.contract.ts'
import { CheckboxField } from '../../../platform/forms/checkbox-field.tsx'
import { CoversField } from '../../../platform/forms/covers-field.tsx'
import { DateField } from '../../../platform/forms/date-and-number-fields.tsx'
import { FieldGrid } from '../../../platform/forms/field-grid.tsx'
import { FileField } from '../../../platform/forms/file-field.tsx'
import { FormEnd, FormShell } from '../../../platform/forms/form-shell.tsx'
import { TextAreaField } from '../../../platform/forms/text-area-field.tsx'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { ownTimeZone } from '../../../platform/i18n/own-time-zone.ts'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useRecordConsent } from '../users.queries.ts'

interface Props {
  person: { readonly uuid: string; readonly fullname: string }
  /** The reply that is the proof, with the instant at which it came. */
  reply?: { readonly uuid: string; readonly at: string }
  open: boolean
  onClose(): void
}

/** Records the consent of a person with its proof: a note, a file or a reply (INT-09). */
export function RecordConsentDialog({ person: { uuid, fullname }, reply, open, onClose }: Props) {
  const t = useText()
  const banner = useBanner()
  const record = useRecordConsent(uuid)
  const day = (at: Date) => calendarDay(at, ownTimeZone())
  return (
    <ModalShell open={open} title={t('intake.record_title', { name: fullname })} onClose={onClose}>
      <p>{t(reply ? 'intake.record_reply' : 'intake.record_hint')}</p>
      <FormShell
        name={`consent of ${uuid} ${reply?.uuid ?? ''}`}
        schema={recordedConsentForm}
        initial={{
          consented_on: reply ? day(new Date(reply.at)) : '',
          consent_how: reply ? t('intake.record_reply_how') : '',
          consent_covers: 'both',
          note: '',
          uuid_reply: reply?.uuid ?? '',
          consent_declared: false,
        }}
        files={{ file: { kinds: documentExtensions } }}
        submit={(body, { files, onProgress }) => record({ body, files: { file: files.file }, onProgress })}
        onDone={({ success_message }) => {
          onClose()
          banner.success(success_message)
        }}
      >
        <FieldGrid>
          <DateField name="consented_on" label={t('intake.consented_on')} max={day(new Date())} />
          <TextField name="consent_how" label={t('intake.consent_how')} hint={t('intake.consent_how_help')} autoComplete="off" />
        </FieldGrid>
        <CoversField />
        <TextAreaField name="note" label={t('intake.record_note')} hint={t('intake.record_note_help')} rows={3} optional />
        <FileField name="file" label={t('intake.record_file')} kinds={documentExtensions} optional />
        <CheckboxField required name="consent_declared" label={t('intake.consent_declared')} />
        <FormEnd label={t('intake.record')} />
      </FormShell>
    </ModalShell>
  )
}
