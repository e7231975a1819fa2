import { useLiveNotices } from '../hooks/use-live-notices.ts'
import { Bell } from './bell.tsx'

/** The bell of staff, with what happened to their vacancies (NOT-01). */
export default function BarTool() {
  useLiveNotices()
  return <Bell />
}
