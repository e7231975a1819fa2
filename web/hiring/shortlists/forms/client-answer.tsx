import { type FormEvent, useId, useState } from 'react'
import type { PresentedProfile } from '#domain/hiring/shortlists/shortlists.contract.ts'
import { clientAnswers, shortlistLimits } from '#domain/hiring/shortlists/shortlists.rules.ts'
import { placeOfTimeZone } from '#domain/kernel/time-zones.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useLanguage, useText, useWireText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { MessageBox, RefusalMessage } from '../../../platform/ui/message-box.tsx'
import { answerShortlist, type Pass } from '../client.queries.ts'
import styles from '../parts/profile.module.css'

interface Props {
  person: PresentedProfile
  name: string
  pass: Pass
  day: string
  timeZone: string
}

/** The answer of a client about a person, with the thumb: yes, no or a comment, and times that suit them (CLT-02). */
export function ClientAnswerForm({ person, name, pass, day, timeZone }: Props) {
  const t = useText()
  const wireText = useWireText()
  const id = useId()
  const [answer, setAnswer] = useState(person.answer)
  const [comment, setComment] = useState(person.comment)
  const [times, setTimes] = useState<readonly string[]>(person.times)
  const { busy, refusal, run } = useAction(answerShortlist)
  const given = { answer, comment, times: answer === 'no' ? [] : times.filter(Boolean) }
  const [received, setReceived] = useState(person.answer && keyOf(person))
  const wrong = Object.values(refusal?.errors ?? {}).flat()[0]
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (answer && (await run({ ...pass, person: person.uuid, ...given, answer }))) setReceived(keyOf(given))
  }
  return (
    <form className={styles.answer} onSubmit={(event) => void send(event)}>
      <fieldset>
        <legend>{t('shortlist.answer', { name })}</legend>
        <div className={styles.choices}>
          {clientAnswers.map((one) => (
            <label key={one} data-chosen={answer === one}>
              <input type="radio" name={`${id}-answer`} value={one} checked={answer === one} onChange={() => setAnswer(one)} />
              {t(`shortlist.answer.${one}`)}
            </label>
          ))}
        </div>
      </fieldset>
      {answer && (
        <>
          <label htmlFor={`${id}-comment`}>{t('shortlist.comment')}</label>
          <textarea id={`${id}-comment`} rows={3} value={comment} onChange={({ target }) => setComment(target.value)} />
          {answer !== 'no' && <Times {...{ times, timeZone }} onChange={setTimes} />}
          {wrong ? <MessageBox tone="error">{wireText(wrong)}</MessageBox> : <RefusalMessage refusal={refusal} />}
          {received === keyOf(given) && <MessageBox tone="success">{t('shortlist.sent', { day })}</MessageBox>}
          <Button type="submit" size="large" busy={busy}>
            {t('shortlist.send')}
          </Button>
        </>
      )}
    </form>
  )
}

/** The words of an answer: one that was received differs from a changed one. */
const keyOf = ({ answer, comment, times }: Pick<PresentedProfile, 'answer' | 'comment' | 'times'>) =>
  JSON.stringify([answer, comment, times])

interface TimesProps {
  times: readonly string[]
  timeZone: string
  onChange(times: readonly string[]): void
}

/** Up to three times for an interview, in the time zone of the site. */
function Times({ times, timeZone, onChange }: TimesProps) {
  const t = useText()
  const { language } = useLanguage()
  const id = useId()
  const places = Array.from({ length: shortlistLimits.wishedTimes }, (_, at) => times[at] ?? '')
  return (
    <details open={times.length > 0}>
      <summary>{t('shortlist.times')}</summary>
      <p className={styles.soft}>{t('shortlist.times_zone', { place: placeOfTimeZone(timeZone, language) })}</p>
      {places.map((time, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places never move.
        <div key={at}>
          <label htmlFor={`${id}-${at}`}>{t('shortlist.time', { number: at + 1 })}</label>
          <input
            id={`${id}-${at}`}
            type="datetime-local"
            value={time}
            onChange={({ target }) => onChange(places.map((other, place) => (place === at ? target.value : other)))}
          />
        </div>
      ))}
    </details>
  )
}
