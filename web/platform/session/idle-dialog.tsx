import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { limits } from '#domain/kernel/limits.ts'
import { useText } from '../i18n/language.tsx'
import { Button } from '../ui/button.tsx'
import { countdownSeconds, keepCountdownSeconds } from './countdown-choice.ts'
import styles from './idle-dialog.module.css'

const keysThatOnlyMove = ['Tab', 'Shift', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']
const keysThatPress = ['Enter', ' ']
const tickMs = 250

interface Props {
  onContinue(): void
  onLogOut(): void
  onTimeUp(): void
}

/** Asks an idle person to continue or log out (AUTH-05). Any key or click continues, except on the other controls (SPEC-11). */
export function IdleDialog({ onContinue, onLogOut, onTimeUp }: Props) {
  const t = useText()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [seconds, setSeconds] = useState(countdownSeconds)
  const left = useCountdown(seconds, onTimeUp)

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (keysThatOnlyMove.includes(event.key) || (keysThatPress.includes(event.key) && isControl(event))) return
    event.preventDefault()
    onContinue()
  })
  const onPointer = useEffectEvent((event: Event) => {
    if (!isControl(event)) onContinue()
  })
  useEffect(() => {
    dialog.current?.showModal()
    const listening = new AbortController()
    addEventListener('keydown', onKey, { signal: listening.signal })
    addEventListener('click', onPointer, { signal: listening.signal })
    return () => listening.abort()
  }, [])

  const choose = (choice: number) => {
    keepCountdownSeconds(choice)
    setSeconds(choice)
  }
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text ${id}-count`}
      className={styles.dialog}
      onCancel={onContinue}
    >
      <h2 id={`${id}-title`}>{t('session.idle_title')}</h2>
      <p id={`${id}-text`}>{t('session.idle_text')}</p>
      {/* Announced once, with the dialog: a countdown read every second would drown everything else. */}
      <p id={`${id}-count`} role="timer" className={styles.count}>
        {t('session.idle_countdown', { count: left })}
      </p>
      <fieldset className={styles.choices} data-idle-control>
        <legend>{t('session.idle_time')}</legend>
        {limits.idle.countdownChoices.map((choice) => (
          <label key={choice}>
            <input type="radio" name={id} checked={choice === seconds} onChange={() => choose(choice)} />
            {t('session.idle_choice', { count: choice })}
          </label>
        ))}
      </fieldset>
      <div className={styles.actions}>
        <Button tone="quiet" data-idle-control onClick={onLogOut}>
          {t('session.idle_logout')}
        </Button>
        <Button autoFocus onClick={onContinue}>
          {t('session.idle_continue')}
        </Button>
      </div>
    </dialog>
  )
}

function isControl(event: Event): boolean {
  return event.target instanceof Element && event.target.closest('[data-idle-control]') !== null
}

/** Whole seconds left; calls `onEnd` at 0. A new length restarts it. */
function useCountdown(seconds: number, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    const deadline = Date.now() + seconds * 1000
    setLeft(seconds)
    const tick = setInterval(() => {
      const remaining = Math.max(0, Math.ceil((deadline - Date.now()) / 1000))
      setLeft(remaining)
      if (remaining > 0) return
      clearInterval(tick)
      end()
    }, tickMs)
    return () => clearInterval(tick)
  }, [seconds])
  return left
}
