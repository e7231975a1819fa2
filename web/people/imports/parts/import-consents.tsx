import { useId, useState } from 'react'
import { calendarDay, formatDay } from '#domain/kernel/dates.ts'
import { limits } from '#domain/kernel/limits.ts'
import { comesWithConsents } from '#domain/people/imports/consents.rules.ts'
import type { ImportPreview } from '#domain/people/imports/import-preview.contract.ts'
import type { ImportChoices } from '#domain/people/imports/imports.contract.ts'
import { InstantChoice } from '../../../platform/forms/choice-fields.tsx'
import field from '../../../platform/forms/field.module.css'
import { FieldFrame } from '../../../platform/forms/field-frame.tsx'
import { useLanguage, useText, useWireText } from '../../../platform/i18n/language.tsx'
import { ownTimeZone } from '../../../platform/i18n/own-time-zone.ts'
import { useNumber } from '../../../platform/i18n/use-number.ts'
import { Framed } from '../../../platform/imports/framed.tsx'
import styles from '../../../platform/imports/imports.module.css'
import { StatusWord } from '../../../platform/ui/status-word.tsx'

const tones = { held: 'green', asked: 'yellow', refused: 'red' } as const

/** Each new person's consent: it comes in with them, they are asked, or they refused before (INT-07). */
export function Consents({ consents: { held, refused, lines, count } }: Pick<ImportPreview, 'consents'>) {
  const t = useText()
  const wireText = useWireText()
  const number = useNumber()
  const { language } = useLanguage()
  if (count === 0) return null
  const hints = [
    held > 0 && t('imports.consents_held', { count: held }),
    refused > 0 && t('imports.consents_refused', { count: refused }),
    count > lines.length && t('imports.consents_more', { total: number(count), count: lines.length }),
  ]
  return (
    <Framed
      title={t('imports.consents')}
      hint={hints.filter(Boolean).join(' ')}
      heads={[t('imports.line'), t('imports.person'), t('imports.consent'), t('imports.reason')]}
      rows={lines.map(({ line, fullname, outcome, consented_on, consent_how, reason }) => ({
        key: line,
        cells: [
          line,
          fullname,
          <StatusWord key="consent" tone={tones[outcome]}>
            {t(`imports.consent_outcome.${outcome}`)}
          </StatusWord>,
          reason
            ? wireText(reason)
            : consented_on && t('imports.consent_given', { date: formatDay(consented_on, language), how: consent_how }),
        ],
      }))}
    />
  )
}

interface Props {
  choices: ImportChoices
  onDecide(change: Partial<ImportChoices>): void
}

/** Whether the company holds the consents, the statement for the whole file, and the declaration. */
export function ConsentDecision({ choices, onDecide }: Props) {
  const t = useText()
  const id = useId()
  const [how, setHow] = useState(choices.consent_how)
  const hasDays = choices.columns.includes('consented_on')
  const hasColumns = hasDays || choices.columns.includes('consent_how')
  return (
    <div className={styles.stack}>
      {!hasColumns && (
        <InstantChoice
          label={t('imports.consent_way')}
          options={(['ask', 'held'] as const).map((value) => ({ value, label: t(`imports.consent_way.${value}`) }))}
          value={choices.consent_way}
          onChoose={(consent_way) => onDecide({ consent_way })}
        />
      )}
      {comesWithConsents(choices) && (
        <>
          {!hasDays && (
            <FieldFrame id={`${id}-day`} label={t('imports.consented_on')} width="middle" error={undefined}>
              <input
                id={`${id}-day`}
                className={field.control}
                type="date"
                max={calendarDay(new Date(), ownTimeZone())}
                value={choices.consented_on}
                onChange={(event) => onDecide({ consented_on: event.target.value })}
              />
            </FieldFrame>
          )}
          <FieldFrame
            id={`${id}-how`}
            label={t('imports.consent_how')}
            hint={t('imports.consent_how_help')}
            optional={choices.columns.includes('consent_how')}
            error={undefined}
          >
            <input
              id={`${id}-how`}
              className={field.control}
              type="text"
              autoComplete="off"
              maxLength={limits.heldConsent.manner}
              aria-describedby={`${id}-how-hint`}
              value={how}
              onChange={(event) => setHow(event.target.value)}
              onBlur={() => how !== choices.consent_how && onDecide({ consent_how: how })}
            />
          </FieldFrame>
          <label className={styles.choice}>
            <input
              type="checkbox"
              checked={choices.consent_declared}
              onChange={(event) => onDecide({ consent_declared: event.target.checked })}
            />
            {t('imports.consent_declared')}
          </label>
        </>
      )}
    </div>
  )
}
