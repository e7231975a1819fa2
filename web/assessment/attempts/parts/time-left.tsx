import { useEffect, useEffectEvent, useState } from 'react'
import { useText } from '../../../platform/i18n/language.tsx'

/** The remaining seconds at which screen readers announce the time. */
const warnings = [300, 60, 30, 10, 0]
const tickMs = 1000
/** From here on hours are precise enough. */
const minutesInWords = 120

/** More than this between the device's two clocks is a sleep, or a clock that was set. */
const doubtSeconds = 5

interface Props {
  seconds: number
  /** The seconds left by the server's clock; undefined when it does not answer. */
  ask(): Promise<number | undefined>
  onOver(): void
}

/** The remaining time in whole minutes, hours before that and seconds in the last minute. Calls `onOver` at the end. */
export function TimeLeft({ seconds, ask, onOver }: Props) {
  const t = useText()
  const [left, setLeft] = useState(seconds)
  const over = useEffectEvent(onOver)
  const asked = useEffectEvent(ask)
  useEffect(() => {
    let watch = startWatch(seconds)
    let isAsking = false
    setLeft(seconds)
    // A clock that was set forward must not end the test: what is half-written would be handed in.
    const settle = async () => {
      isAsking = true
      const known = await asked()
      watch = known === undefined ? startWatch(watch.left()) : startWatch(known)
      isAsking = false
    }
    const tick = setInterval(() => {
      if (isAsking) return
      if (watch.isDoubtful()) return void settle()
      const remaining = Math.max(0, Math.ceil(watch.left()))
      setLeft(remaining)
      if (remaining > 0) return
      clearInterval(tick)
      over()
    }, tickMs)
    return () => clearInterval(tick)
  }, [seconds])
  const textOf = (remaining: number) => {
    if (remaining <= 0) return t('attempts.time_over')
    if (remaining < 60) return t('attempts.seconds_left', { count: remaining })
    const minutes = Math.ceil(remaining / 60)
    return minutes < minutesInWords
      ? t('attempts.time_left', { count: minutes })
      : t('attempts.hours_left', { count: Math.floor(minutes / 60) })
  }
  const announced = useAnnounced(left)
  return (
    <>
      <span>{textOf(left)}</span>
      <span role="status" className="visually-hidden">
        {announced !== undefined && textOf(announced)}
      </span>
    </>
  )
}

/**
 * Counts down by both clocks of the device: the one of the day goes on while it sleeps, and the other one cannot be set. The time of day decides
 * unless it was set back.
 */
function startWatch(seconds: number) {
  const [day, steady] = [Date.now(), performance.now()]
  const byDay = () => (Date.now() - day) / 1000
  const bySteady = () => (performance.now() - steady) / 1000
  return {
    left: () => seconds - Math.max(byDay(), bySteady()),
    isDoubtful: () => byDay() - bySteady() > doubtSeconds,
  }
}

/**
 * The time left when it was last to be announced: on opening, and as each warning is passed. Undefined in the first render, because
 * screen readers announce only what changes.
 */
function useAnnounced(left: number): number | undefined {
  const [announced, announce] = useState<number>()
  const [mostPassed, setMostPassed] = useState(-1)
  const passed = warnings.filter((limit) => left <= limit).length
  useEffect(() => {
    // The server's clock may add a second and take a warning back.
    if (passed <= mostPassed) return
    setMostPassed(passed)
    announce(left)
  }, [passed, mostPassed, left])
  return announced
}
