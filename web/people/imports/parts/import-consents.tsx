import { useId, useState } from 'react'
import { consentCovers } from '#domain/kernel/consent-covers.ts'
import { calendarDay, formatDay } from '#domain/kernel/dates.ts'
import { limits } from '#domain/kernel/limits.ts'
import { comesWithConsents, consentColumns } from '#domain/people/imports/consents.rules.ts'
import type { ImportPreview } from '#domain/people/imports/import-preview.contract.ts'
import type { ImportChoices, WholeImport } from '#domain/people/imports/imports.contract.ts'
import { InstantChoice } from '../../../platform/forms/choice-fields.tsx'
import field from '../../../platform/forms/field.module.css'
import { FieldFrame } from '../../../platform/forms/field-frame.tsx'
import { useLanguage, useText, useWireText } from '../../../platform/i18n/language.tsx'
import { ownTimeZone } from '../../../platform/i18n/own-time-zone.ts'
import { useNumber } from '../../../platform/i18n/use-number.ts'
import { Framed } from '../../../platform/imports/framed.tsx'
import styles from '../../../platform/imports/imports.module.css'
import { StatusWord } from '../../../platform/ui/status-word.tsx'
import { PersonLink } from './preview-tables.tsx'

const tones = { held: 'green', asked: 'yellow', refused: 'red', declined: 'red' } as const

/** Each person's consent, beside the cells of the file: it comes in with them, they are asked, they refuse or refused before (INT-07, CON-01). */
export function Consents({
  consents: { held, refused, declined, lines, count },
  to_ask,
  without_email,
}: Pick<ImportPreview, 'consents' | 'to_ask' | 'without_email'>) {
  const t = useText()
  const wireText = useWireText()
  const number = useNumber()
  const { language } = useLanguage()
  if (count === 0) return null
  const asked = to_ask + without_email
  const hints = [
    declined > 0 && t('imports.consents_declined', { count: declined }),
    held > 0 && t('imports.consents_held', { count: held }),
    asked > 0 && t('imports.consents_asked', { count: asked }),
    refused > 0 && t('imports.consents_refused', { count: refused }),
    count > lines.length && t('imports.consents_more', { total: number(count), count: lines.length }),
  ]
  return (
    <Framed
      title={t('imports.consents')}
      hint={hints.filter(Boolean).join(' ')}
      heads={[t('imports.line'), t('imports.person'), t('imports.consent_written'), t('imports.consent'), t('imports.reason')]}
      rows={lines.map(({ line, fullname, person, written, outcome, effect, consented_on, consent_how, reason }) => ({
        key: line,
        cells: [
          line,
          person ? <PersonLink key="person" uuid={person} fullname={fullname} /> : fullname,
          written.map(({ heading, value }) => (heading === '' ? value : `${heading}: ${value}`)).join(' · '),
          <StatusWord key="consent" tone={tones[outcome]}>
            {t(`imports.consent_outcome.${outcome}`)}
          </StatusWord>,
          reason || effect
            ? [reason && wireText(reason), effect && t(`imports.declined.${effect}`)].filter(Boolean).join(' ')
            : outcome === 'refused'
              ? t('imports.refused_before')
              : consented_on && t('imports.consent_given', { date: formatDay(consented_on, language), how: consent_how }),
        ],
      }))}
    />
  )
}

/** The people of an import whose line refused. */
export function Declined({ declined }: Pick<WholeImport, 'declined'>) {
  const t = useText()
  if (declined.length === 0) return null
  const isCut = declined.length === limits.importFile.listed
  return (
    <Framed
      title={t('imports.declined')}
      hint={[t('imports.declined_hint'), isCut && t('imports.declined_more', { count: declined.length })]
        .filter(Boolean)
        .join(' ')}
      heads={[t('imports.line'), t('imports.person'), t('imports.outcome')]}
      rows={declined.map(({ line, fullname, uuid, effect }) => ({
        key: line,
        cells: [
          line,
          uuid ? <PersonLink key="person" uuid={uuid} fullname={fullname} /> : fullname,
          t(`imports.declined.${effect}`),
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
  const hasColumns = consentColumns.some((column) => choices.columns.includes(column))
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
          <InstantChoice
            label={t('intake.covers')}
            hint={t('intake.covers_help')}
            options={consentCovers.map((value) => ({ value, label: t(`intake.covers.${value}`) }))}
            value={choices.consent_covers}
            onChoose={(consent_covers) => onDecide({ consent_covers })}
          />
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
