import { useId, useState } from 'react'
import type { CandidateTimes } from '#domain/hiring/interview-times/interview-times.contract.ts'
import { formatPeriod } from '#domain/kernel/dates.ts'
import { limits } from '#domain/kernel/limits.ts'
import { placeOfTimeZone } from '#domain/kernel/time-zones.ts'
import { asRefusal } from '../../../platform/client/api-refusal.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { ownTimeZone } from '../../../platform/i18n/own-time-zone.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { MessageBox, RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { TimeChoice } from '../parts/time-choice.tsx'
import { callOffTime, openTimes, pickTime } from '../visitors.queries.ts'
import styles from './picking.module.css'

interface Props {
  token: string
  times: CandidateTimes
  /** The times after a change, and the message of a change that succeeded. Null: the link opens nothing any more. */
  onChange(times: CandidateTimes | null, message?: string): void
}

/** The times to pick from. A time that somebody else was faster with is gone from the list, which is read again (SLO-01). */
export function Picking({ token, times, onChange, onBack }: Props & { onBack?: (() => void) | undefined }) {
  const t = useText()
  const { language } = useLanguage()
  const own = ownTimeZone()
  const [chosen, setChosen] = useState<string>()
  const [missing, setMissing] = useState(false)
  const { busy, refusal, run } = useAction(async (starts_at: string) => {
    try {
      return await pickTime({ token, starts_at })
    } catch (error) {
      if (
        ['interview_times.error.taken', 'interview_times.error.late', 'interview_times.error.over'].includes(
          asRefusal(error).code,
        )
      )
        onChange(await openTimes(token))
      setChosen(undefined)
      throw error
    }
  })
  const isMove = times.picked !== null
  const others = times.times.filter((at) => at !== times.picked?.starts_at)
  if (others.length === 0) return <MessageBox>{t(isMove ? 'interview_times.none_to_move' : 'interview_times.none')}</MessageBox>
  const confirm = async () => {
    setMissing(chosen === undefined)
    const answer = chosen && (await run(chosen))
    if (answer) onChange(answer.data, answer.success_message)
  }
  return (
    <>
      <p>
        {t('interview_times.own_zone', { place: placeOfTimeZone(own, language) })}
        {own !== times.time_zone && ` ${t('interview_times.other_zone', { place: placeOfTimeZone(times.time_zone, language) })}`}
      </p>
      <RefusalMessage refusal={refusal} />
      <TimeChoice
        times={others}
        own={own}
        offered={times.time_zone}
        chosen={chosen}
        onChoose={(time) => {
          setChosen(time)
          setMissing(false)
        }}
      />
      {missing && <MessageBox tone="error">{t('interview_times.none_chosen')}</MessageBox>}
      <div className={styles.end}>
        {chosen && (
          <p aria-live="polite">{t('interview_times.chosen', { when: periodOf(chosen, times.minutes, language, own) })}</p>
        )}
        <Button size="large" busy={busy} onClick={() => void confirm()}>
          {t(isMove ? 'interview_times.confirm_move' : 'interview_times.confirm')}
        </Button>
        {onBack && (
          <Button tone="quiet" onClick={onBack}>
            {t('interview_times.keep')}
          </Button>
        )}
      </div>
    </>
  )
}

const periodOf = (from: string, minutes: number, language: 'es' | 'en', timeZone: string) =>
  formatPeriod(from, new Date(Date.parse(from) + minutes * 60_000), language, timeZone)

/** Moves the picked interview or calls it off, until the limit. */
export function PickedChange({ token, times, onChange }: Props) {
  const t = useText()
  const id = useId()
  const [doing, setDoing] = useState<'move' | 'call_off'>()
  const [reason, setReason] = useState('')
  const { busy, refusal, run } = useAction(() => callOffTime({ token, reason }))
  if (!times.may_change) return <p>{t('interview_times.late', { count: times.limit_hours })}</p>
  if (doing === 'move') return <Picking {...{ token, times, onChange }} onBack={() => setDoing(undefined)} />
  if (doing === 'call_off')
    return (
      <>
        <p>{t('interview_times.call_off_question')}</p>
        <label htmlFor={id}>{t('interview_times.call_off_reason')}</label>
        <textarea
          id={id}
          rows={3}
          className={styles.reason}
          maxLength={limits.text.description}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <RefusalMessage refusal={refusal} />
        <div className={styles.end}>
          <Button
            tone="danger"
            busy={busy}
            onClick={() => void run().then((answer) => answer && onChange(answer.data, answer.success_message))}
          >
            {t('interview_times.call_off_confirm')}
          </Button>
          <Button tone="quiet" onClick={() => setDoing(undefined)}>
            {t('interview_times.keep')}
          </Button>
        </div>
      </>
    )
  return (
    <div className={styles.end}>
      <Button tone="quiet" onClick={() => setDoing('move')}>
        {t('interview_times.move')}
      </Button>
      <Button tone="quiet" deletes onClick={() => setDoing('call_off')}>
        {t('interview_times.call_off')}
      </Button>
    </div>
  )
}
