import { limits } from '#domain/kernel/limits.ts'

const key = 'idle_countdown'

/** Seconds that this person gives themselves to answer the idle dialog (decision 11). */
export function countdownSeconds(): number {
  const kept = Number(localStorage.getItem(key))
  return limits.idle.countdownChoices.find((choice) => choice === kept) ?? limits.idle.countdownSeconds
}

export function keepCountdownSeconds(seconds: number): void {
  localStorage.setItem(key, String(seconds))
}
