import { useState } from 'react'
import type { OfferView } from '#domain/hiring/interview-times/interview-times.contract.ts'
import { formatDateTime, formatDay, formatPeriod } from '#domain/kernel/dates.ts'
import { placeOfTimeZone } from '#domain/kernel/time-zones.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { useZonedTime } from '../../../platform/i18n/use-zoned-time.ts'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { ConfirmWithReason } from '../../../platform/ui/confirm-with-reason.tsx'
import { MessageBox, RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import { useBanner } from '../../../platform/ui/use-banner.ts'
import { useTimesChanges, useTimesOfCard } from '../interview-times.queries.ts'
import { UnknownCalendars } from '../parts/found-times.tsx'
import { OfferForm } from './offer-form.tsx'
import styles from './times-dialog.module.css'

interface Props {
  /** The card, and the name of its candidate. */
  card: string
  name: string
  /** Something changed that the board shows. */
  onChanged(): void
  onClose(): void
}

/** The interview times of a candidate: offers them, shows what became of them, moves the picked one or calls it off (SLO-01). */
export default function TimesDialog({ card, name, onChanged, onClose }: Props) {
  const t = useText()
  const query = useTimesOfCard(card)
  const [offering, setOffering] = useState(false)
  return (
    <ModalShell open size="wide" title={t('interview_times.offer_to', { name })} onClose={onClose}>
      <AsyncSection query={query}>
        {({ may_offer, offer }) => {
          const isLive = offer !== null && offer.state !== 'over'
          const close = (
            <Button tone="quiet" onClick={onClose}>
              {t('common.close')}
            </Button>
          )
          if (may_offer && (offering || !isLive))
            return (
              <>
                {offer?.state === 'over' && <MessageBox>{t('interview_times.state_over')}</MessageBox>}
                <OfferForm
                  card={card}
                  name={name}
                  onDone={() => {
                    setOffering(false)
                    onChanged()
                  }}
                >
                  {close}
                </OfferForm>
              </>
            )
          if (!isLive)
            return (
              <>
                <p>{t(offer || !may_offer ? 'interview_times.has_interview' : 'interview_times.not_stage')}</p>
                {close}
              </>
            )
          return (
            <Offer {...{ card, name, offer, onChanged }}>
              {may_offer && (
                <Button tone="quiet" onClick={() => setOffering(true)}>
                  {t('interview_times.replace')}
                </Button>
              )}
              {close}
            </Offer>
          )
        }}
      </AsyncSection>
    </ModalShell>
  )
}

interface OfferProps {
  card: string
  name: string
  offer: OfferView
  onChanged(): void
  children: React.ReactNode
}

/** What became of the offered times. */
function Offer({ card, name, offer, onChanged, children }: OfferProps) {
  const t = useText()
  const { language } = useLanguage()
  const banner = useBanner()
  const changes = useTimesChanges(card)
  const finish = ({ success_message }: { success_message: string }) => {
    banner.success(success_message)
    onChanged()
  }
  const { busy, refusal, run } = useAction((change: () => Promise<{ success_message: string }>) => change().then(finish))
  const { picked, time_zone, times, first_day, last_day } = offer
  const zone = placeOfTimeZone(time_zone, language)
  return (
    <div className={styles.offer}>
      <UnknownCalendars unknown={offer.unknown} />
      <p>
        <strong>
          {picked
            ? t('interview_times.state_picked', {
                when: t('interviews.when', {
                  when: formatPeriod(picked.starts_at, picked.ends_at, language, time_zone),
                  place: zone,
                }),
              })
            : t('interview_times.state_open', {
                count: times.length,
                from: formatDay(first_day, language, 'medium'),
                to: formatDay(last_day, language, 'medium'),
              })}
        </strong>
      </p>
      <p>
        {offer.interviewers.length > 0
          ? t('interview_times.with', { names: offer.interviewers.map(({ fullname }) => fullname).join(', ') })
          : t('interview_times.with_nobody')}
      </p>
      <RefusalMessage refusal={refusal} />
      {picked && !picked.may_change && <p>{t('interview_times.past_limit')}</p>}
      {picked?.may_change && (
        <Changing
          {...{ name, offer, busy }}
          onMove={(at) => void run(() => changes.move(at))}
          onCallOff={(reason) => changes.callOff(reason).then(finish)}
        />
      )}
      <div className={styles.actions}>
        <Button tone="quiet" deletes busy={busy} onClick={() => void run(changes.end)}>
          {t('interview_times.end')}
        </Button>
        {children}
      </div>
    </div>
  )
}

interface ChangingProps {
  name: string
  offer: OfferView
  busy: boolean
  onMove(startsAt: string): void
  onCallOff(reason: string): Promise<unknown>
}

/** Moves the picked interview to a free time, or calls it off after a question, with a reason that the candidate reads. */
function Changing({ name, offer: { times, picked, time_zone }, busy, onMove, onCallOff }: ChangingProps) {
  const t = useText()
  const { language } = useLanguage()
  const others = times.filter((at) => at !== picked?.starts_at)
  const [to, setTo] = useState('')
  const [callingOff, setCallingOff] = useState(false)
  const zonedTime = useZonedTime()
  const when = picked ? zonedTime({ ...picked, time_zone }, formatDateTime) : ''
  return (
    <div className={styles.changing}>
      <label>
        {t('interview_times.move_to')}
        <select value={to} onChange={({ target }) => setTo(target.value)}>
          <option value="">{t('common.select_option')}</option>
          {others.map((at) => (
            <option key={at} value={at}>
              {formatDateTime(at, language, time_zone)}
            </option>
          ))}
        </select>
      </label>
      <Button tone="quiet" busy={busy} disabled={to === ''} onClick={() => onMove(to)}>
        {t('interview_times.move_staff')}
      </Button>
      <Button tone="quiet" deletes disabled={busy} onClick={() => setCallingOff(true)}>
        {t('interviews.cancel')}
      </Button>
      <ConfirmWithReason
        open={callingOff}
        title={t('interviews.cancel')}
        confirmLabel={t('interviews.cancel_confirm')}
        cancelLabel={t('interviews.cancel_back')}
        reasonLabel={t('interviews.cancel_reason')}
        onCancel={() => setCallingOff(false)}
        onConfirm={onCallOff}
      >
        <p>{t('interview_times.call_off_staff', { name, when })}</p>
      </ConfirmWithReason>
    </div>
  )
}
