import { useId } from 'react'
import { calendarDay } from '#domain/kernel/dates.ts'
import { askTimes, type ImportChoices, type WholeImport } from '#domain/people/imports/imports.contract.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { InstantChoice } from '../../../platform/forms/choice-fields.tsx'
import field from '../../../platform/forms/field.module.css'
import { FieldFrame } from '../../../platform/forms/field-frame.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { ownTimeZone } from '../../../platform/i18n/own-time-zone.ts'
import styles from '../../../platform/imports/imports.module.css'
import { sentOrKept } from '../../../platform/session/kept-mail.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { MessageBox, RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { ShownDate } from '../../../platform/ui/shown-date.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useImportChanges } from '../imports.queries.ts'
import { ExampleCompany } from './example-company.tsx'

interface Props {
  choices: ImportChoices
  onDecide(change: Partial<ImportChoices>): void
}

/** When the e-mails of an import leave (CON-04). */
export function MailTimes({ choices, onDecide }: Props) {
  const t = useText()
  const id = useId()
  const today = calendarDay(new Date(), ownTimeZone())
  return (
    <div className={styles.stack}>
      <InstantChoice
        label={t('imports.ask')}
        hint={t('imports.ask_hint')}
        options={askTimes.map((value) => ({ value, label: t(`imports.ask.${value}`) }))}
        value={choices.ask}
        onChoose={(ask) => onDecide({ ask, ask_on: ask === 'on_day' ? choices.ask_on || today : '' })}
      />
      {choices.ask === 'on_day' && (
        <FieldFrame id={id} label={t('imports.ask_on')} width="middle" error={undefined}>
          <input
            id={id}
            className={field.control}
            type="date"
            required
            min={today}
            value={choices.ask_on}
            onChange={(event) => event.target.value !== '' && onDecide({ ask_on: event.target.value })}
          />
        </FieldFrame>
      )}
    </div>
  )
}

/** When the e-mails of an import leave, how many left and wait, and the button that lets them leave. */
export function ImportMails({ one }: { one: WholeImport }) {
  const t = useText()
  const banner = useBanner()
  const { ask } = useImportChanges(one.uuid)
  const { busy, refusal, run } = useAction(async () =>
    banner.success(sentOrKept((await ask()).success_message, 'imports.asked_kept')),
  )
  const { waiting, left } = one.mails
  if (waiting + left === 0) return null
  if (one.mails_from)
    return (
      <p className={styles.soft}>
        {waiting > 0 && (
          <>
            {t('imports.mails_from')} <ShownDate at={one.mails_from} withTime /> ·{' '}
          </>
        )}
        {t(sentOrKept('imports.mails', 'imports.mails_kept'), one.mails)}
      </p>
    )
  return (
    <>
      <MessageBox>{t('imports.not_asked')}</MessageBox>
      <ExampleCompany names={one.example_names} />
      <RefusalMessage refusal={refusal} />
      <div className={styles.buttons}>
        <Button busy={busy} onClick={() => void run()}>
          {t('imports.ask_them')}
        </Button>
      </div>
    </>
  )
}
