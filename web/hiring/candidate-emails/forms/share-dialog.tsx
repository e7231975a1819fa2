import { shareForm } from '#domain/hiring/candidate-emails/share.contract.ts'
import type { StaffVacancy } from '#domain/hiring/vacancies/vacancies.contract.ts'
import { languages } from '#domain/kernel/languages.ts'
import { SelectField } from '../../../platform/forms/choice-fields.tsx'
import { FormEnd, FormShell } from '../../../platform/forms/form-shell.tsx'
import { otherNameErrors } from '../../../platform/forms/other-name-errors.ts'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { TextNaming } from '../../../platform/i18n/text-in.tsx'
import { sentOrKept } from '../../../platform/session/kept-mail.ts'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { sendStageEmail } from '../candidate-emails.queries.ts'

type Vacancy = Pick<StaffVacancy, 'uuid' | 'name_job' | 'language'>

/** E-mails a vacancy to somebody (JOB-05); open while `vacancy` is set. */
export default function ShareDialog({ vacancy, onClose }: { vacancy: Vacancy | null; onClose(): void }) {
  return (
    <ModalShell
      open={vacancy !== null}
      title={vacancy && <TextNaming text="share.title" name={vacancy.name_job} language={vacancy.language} />}
      onClose={onClose}
    >
      {vacancy && <ShareForm key={vacancy.uuid} vacancy={vacancy} onSent={onClose} />}
    </ModalShell>
  )
}

function ShareForm({ vacancy: { uuid, language }, onSent }: { vacancy: Vacancy; onSent(): void }) {
  const t = useText()
  const banner = useBanner()
  return (
    <>
      <p>{t('share.hint')}</p>
      <FormShell
        name={`share:${uuid}`}
        schema={shareForm}
        initial={{ name: '', email: '', lang: language }}
        submit={(fields) => sendStageEmail({ ...fields, uuid })}
        onDone={({ success_message }) => {
          banner.success(sentOrKept(success_message, 'share.kept'))
          onSent()
        }}
      >
        <TextField name="name" label={t('share.name')} errorTexts={otherNameErrors} autoComplete="off" />
        <TextField name="email" type="email" label={t('share.email')} autoComplete="off" />
        <SelectField
          name="lang"
          label={t('notification.language')}
          options={languages.map((value) => ({ value, label: t(`vacancies.language.${value}`) }))}
        />
        <FormEnd label={t('share.send')} />
      </FormShell>
    </>
  )
}
