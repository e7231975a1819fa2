import type { InterviewAnswer } from '../../hiring/interviews/interviews.rules.ts'
import type { TextValues } from '../../kernel/find-text.ts'
import { limits } from '../../kernel/limits.ts'
import type { RecordUpdateKind } from '../../update-kinds.ts'
import type { UpdateView } from './updates.contract.ts'

type Saying =
  | 'application'
  | 'application_capped'
  | `interview_${InterviewAnswer | 'unknown'}`
  | 'client_answered'
  | 'reply'
  | 'test'
  | 'rating'
  | 'rating_capped'
  | 'mention'
  | `team_${'member' | 'owner'}${'' | '_unknown'}`
  | 'email_failed'
  | 'email_failed_unknown'
  | RecordUpdateKind
/** Finds the text of a key in the language of the reader. */
type Say = (key: `notices.said.${Saying}`, values: TextValues) => string

/** What an update says, without its vacancy and time. */
export function updateWords(say: Say, update: UpdateView): string {
  const { kind, count, candidate, author, name_skill: skill, answer, subject, to_name } = update
  const name = candidate?.fullname ?? ''
  const isCapped = count >= limits.updates.countCap
  switch (kind) {
    case 'application':
      return say(isCapped ? 'notices.said.application_capped' : 'notices.said.application', { count, name })
    case 'interview_answered':
      return say(`notices.said.interview_${answer ?? 'unknown'}`, { name })
    case 'client_answered':
      return say('notices.said.client_answered', { name })
    case 'reply':
      return say('notices.said.reply', { name })
    case 'test_finished':
      return say('notices.said.test', { name, skill, count })
    case 'rating_due':
      return say(isCapped ? 'notices.said.rating_capped' : 'notices.said.rating', { count })
    case 'mention':
      return say('notices.said.mention', { author, name })
    case 'team_joined':
      return say(`notices.said.team_${update.is_owner ? 'owner' : 'member'}${author ? '' : '_unknown'}`, { author })
    case 'email_failed':
      return say(to_name ? 'notices.said.email_failed' : 'notices.said.email_failed_unknown', { subject, name: to_name })
    // The kinds that features declare about their own records.
    default:
      return say(`notices.said.${kind}`, { name: subject, author })
  }
}
