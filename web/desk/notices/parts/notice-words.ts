import { resultScreens } from '#domain/assessment/results/results.screens.ts'
import { dashboardScreens } from '#domain/desk/dashboard/dashboard.screens.ts'
import type { NoticeView } from '#domain/desk/notices/notices.contract.ts'
import { boardScreens, boardWithCard } from '#domain/hiring/board/board.screens.ts'
import { limits } from '#domain/kernel/limits.ts'
import { personNotesPart } from '#domain/people/notes/notes.contract.ts'
import { userScreens } from '#domain/people/users/users.screens.ts'
import type { Translate } from '../../../platform/i18n/translate.ts'

/** What a notice says, without its vacancy and time. */
export function noticeWords(t: Translate, notice: NoticeView): string {
  const { kind, count, candidate, author, name_skill: skill, answer, subject, to_name } = notice
  const name = candidate?.fullname ?? ''
  const isCapped = count >= limits.notices.countCap
  switch (kind) {
    case 'application':
      return isCapped ? t('notices.said.application_capped', { count }) : t('notices.said.application', { count })
    case 'interview_answered':
      return t(`notices.said.interview_${answer ?? 'unknown'}`, { name })
    case 'test_finished':
      return t('notices.said.test', { name, skill, count })
    case 'rating_due':
      return isCapped ? t('notices.said.rating_capped', { count }) : t('notices.said.rating', { count })
    case 'mention':
      return t('notices.said.mention', { author, name })
    case 'email_failed':
      return t('notices.said.email_failed', { subject, name: to_name })
  }
}

/** The page that a notice is about. */
export function noticePath({ kind, vacancy, candidate }: NoticeView): string {
  if (kind === 'rating_due') return resultScreens.rating.to()
  if (candidate && !candidate.uuid_element) {
    const profile = userScreens.userProfile.to({ uuid: candidate.uuid })
    return kind === 'mention' ? `${profile}#${personNotesPart}` : profile
  }
  if (!vacancy) return dashboardScreens.failedEmails.to()
  if (!candidate?.uuid_element) return boardScreens.board.to({ id: vacancy.uuid })
  const card = { card: candidate.uuid_element, name: candidate.fullname }
  return boardWithCard(vacancy.uuid, card, kind === 'mention' ? 'notes' : 'details')
}
