import { useMemo, useState } from 'react'
import { sharedFacts, shortlistLimits, usualEnd } from '#domain/hiring/shortlists/shortlists.rules.ts'
import { calendarDay } from '#domain/kernel/dates.ts'
import { type Language, languages } from '#domain/kernel/languages.ts'
import { CheckboxField } from '../../../platform/forms/checkbox-field.tsx'
import { SelectField } from '../../../platform/forms/choice-fields.tsx'
import { DateField } from '../../../platform/forms/date-and-number-fields.tsx'
import { FoldedFields } from '../../../platform/forms/folded-fields.tsx'
import { FormEnd, FormShell } from '../../../platform/forms/form-shell.tsx'
import { TextAreaField } from '../../../platform/forms/text-area-field.tsx'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { readSettings } from '../../../platform/session/settings.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { MessageBox } from '../../../platform/ui/message-box.tsx'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import { NewLink } from '../parts/new-link.tsx'
import styles from '../parts/shortlists.module.css'
import { type Linked, usePresenting } from '../shortlists.queries.ts'
import { bodyOf, presentDefaults, presentForm } from './present-form.ts'

interface Props {
  people: readonly { readonly id: string; readonly name: string }[]
  vacancy: { readonly uuid: string; readonly language: Language }
  /** `done`: a shortlist was made. */
  onClose(done: boolean): void
}

/** Presents the selected people of a board to a client: what is shared, until when, and then the link, once (CLT-02). */
export default function PresentDialog({ people: chosen, vacancy, onClose }: Props) {
  const t = useText()
  // Cards change while it is open; the people stay those who were selected.
  const [people] = useState(chosen)
  const [made, setMade] = useState<Linked['data']>()
  return (
    <ModalShell
      open
      size="wide"
      title={made ? t('shortlists.link_title') : t('shortlists.present_title', { count: people.length })}
      onClose={() => onClose(made !== undefined)}
    >
      {made ? (
        <>
          <NewLink {...made} />
          <div className={styles.actions}>
            <Button onClick={() => onClose(true)}>{t('shortlists.done')}</Button>
          </div>
        </>
      ) : people.length > shortlistLimits.people ? (
        <MessageBox tone="error">{t('shortlists.error.too_many')}</MessageBox>
      ) : (
        <PresentForm {...{ people, vacancy }} onMade={setMade} onCancel={() => onClose(false)} />
      )}
    </ModalShell>
  )
}

interface FormProps extends Pick<Props, 'people' | 'vacancy'> {
  onMade(made: Linked['data']): void
  onCancel(): void
}

function PresentForm({ people, vacancy, onMade, onCancel }: FormProps) {
  const t = useText()
  const send = usePresenting(vacancy.uuid)
  const today = calendarDay(new Date(), readSettings().timeZone)
  const schema = useMemo(() => presentForm(today), [today])
  const ids = people.map(({ id }) => id)
  return (
    <FormShell
      name={`present:${ids.join()}`}
      schema={schema}
      initial={presentDefaults(ids, vacancy.language, today)}
      secrets={['code']}
      submit={(input) => send(bodyOf(input))}
      onDone={({ data }) => onMade(data)}
    >
      <p className={styles.names}>{people.map(({ name }) => name).join(' · ')}</p>
      <fieldset className={styles.facts}>
        <legend>{t('shortlists.facts')}</legend>
        <p className={styles.soft}>{t('shortlists.facts_hint')}</p>
        {sharedFacts.map((fact) => (
          <CheckboxField key={fact} name={`share.${fact}`} label={t(`shortlists.fact.${fact}`)} />
        ))}
        <CheckboxField name="initials" label={t('shortlists.initials')} />
      </fieldset>
      <DateField name="ends_on" label={t('shortlists.ends_on')} min={today} max={usualEnd(today, shortlistLimits.mostDays)} />
      <TextField name="email" type="email" label={t('shortlists.email')} hint={t('shortlists.email_hint')} optional />
      <FoldedFields
        title={t('shortlists.more')}
        names={['code', 'message', ...people.flatMap((_, at) => [`people.${at}.note`, `people.${at}.salary`])]}
      >
        {people.map(({ id, name }, at) => (
          <div key={id} className={styles.person}>
            <TextAreaField
              name={`people.${at}.note`}
              label={t('shortlists.note_of', { name })}
              hint={t('shortlists.note_hint')}
              rows={2}
              optional
            />
            <TextField name={`people.${at}.salary`} label={t('shortlists.salary_of', { name })} optional />
          </div>
        ))}
        <TextAreaField name="message" label={t('shortlists.message')} rows={3} optional />
        <TextField name="code" label={t('shortlists.code')} hint={t('shortlists.code_hint')} autoComplete="off" optional />
        <SelectField
          name="language"
          label={t('shortlists.language')}
          options={languages.map((value) => ({ value, label: t(`shortlists.language.${value}`) }))}
        />
      </FoldedFields>
      <FormEnd label={t('shortlists.make')} long>
        <Button tone="quiet" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </FormEnd>
    </FormShell>
  )
}
