import { limits } from '#domain/kernel/limits.ts'
import { localStore } from '../client/storage.ts'

const key = 'idle_countdown'

/** The seconds that this person has chosen for the countdown of the idle dialog (SPEC-11). */
export function countdownSeconds(): number {
  const kept = Number(localStore.get(key))
  return limits.idle.countdownChoices.find((choice) => choice === kept) ?? limits.idle.countdownSeconds
}

export function keepCountdownSeconds(seconds: number): void {
  localStore.set(key, String(seconds))
}
