import { useLiveUpdates } from '../hooks/use-live-updates.ts'
import { Bell } from './bell.tsx'

/** The bell of staff, with what happened to their vacancies (NOT-01). */
export function LiveBell() {
  useLiveUpdates()
  return <Bell />
}
