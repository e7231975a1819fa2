import { useRef, useState } from 'react'
import type { BoardCard } from '#domain/hiring/board/board.contract.ts'
import { rejectionStage } from '#domain/hiring/board/board.rules.ts'
import { obstacleToWriting } from '#domain/hiring/candidate-emails/addressees.rules.ts'
import type { InterviewData, sendApplicantEmailEndpoint } from '#domain/hiring/candidate-emails/candidate-emails.contract.ts'
import type { BodyOf } from '#domain/kernel/endpoint.ts'
import { limits } from '#domain/kernel/limits.ts'
import { isInterview, type Stage } from '#domain/kernel/stages.ts'
import { ApiRefusal, asRefusal } from '../../../platform/client/api-refusal.ts'
import { ownTimeZone } from '../../../platform/i18n/own-time-zone.ts'
import { useReasonOfCard } from '../../reasons/reasons.queries.ts'
import { moveToStage, sendStageEmail } from '../candidate-emails.queries.ts'
import { type ManyForm, other, targetOf } from '../forms/stage-email-form.ts'

export interface Person {
  readonly card: BoardCard
  readonly stage: Stage
}

/** Whether an e-mail to the candidate can be sent (SPEC-77, EML-01). */
export const mayWriteTo = ({ card }: Person): boolean => obstacleToWriting(card.user, card) === undefined

/** The board's functions for moved cards and sent e-mails, and for finding a card. */
export interface Board {
  find(id: string): Person | undefined
  reload(): Promise<void>
  onMoved(id: string, stage: Stage, change: Pick<BoardCard, 'version' | 'notice'>): Promise<void>
  onSent(id: string, stage: Stage, held: boolean): Promise<void>
}

type Template = BodyOf<typeof sendApplicantEmailEndpoint>['template']
type TemplateOf = (person: Person, stage: Stage) => Promise<Template | undefined>

/** A move that can be undone. Its e-mail waits until `until`, in milliseconds since the epoch; infinite without an e-mail. */
interface Undoable {
  readonly id: string
  readonly version: number
  readonly until: number
}

/** What was done for which candidates. */
export interface Outcome {
  readonly undoable: readonly Undoable[]
  readonly moved: number
  readonly written: number
  readonly failed: readonly { readonly person: Person; readonly code: string }[]
}

/**
 * Moves candidates and writes to those who can be written to, one after another. A failure for one does not stop the others, and a retry
 * repeats nothing that succeeded. `templateOf` gives a candidate's template when there is no own message.
 */
export function useMany(board: Board, templateOf: TemplateOf) {
  const [done, setDone] = useState<number>()
  const setReason = useReasonOfCard()
  /** The versions of moved cards, kept for a retry after an e-mail failed. */
  const versions = useRef(new Map<string, number>())

  const run = async (ids: readonly Person[], form: ManyForm): Promise<Outcome> => {
    const failed: { person: Person; code: string }[] = []
    const undoable: Undoable[] = []
    let [moved, written] = [0, 0]
    setDone(0)
    for (const [index, { card }] of ids.entries()) {
      const person = board.find(card.uuid_element)
      try {
        if (!person) throw new ApiRefusal(404, 'errors.not_found')
        const to = targetOf(form.stage)
        if (to && to !== person.stage) {
          versions.current.set(card.uuid_element, await move(board, person, to))
          moved += 1
        }
        if ((to ?? person.stage) === rejectionStage && form.reason) await setReason(card.uuid_element, form.reason)
        const writes = form.write && mayWriteTo(person)
        const waits = writes ? await write(board, person, form, templateOf, holdFor(ids.length - index)) : undefined
        if (writes) written += 1
        const version = versions.current.get(card.uuid_element)
        if (version !== undefined && waits !== 0)
          undoable.push({ id: card.uuid_element, version, until: waits ? Date.now() + waits * 1000 : Number.POSITIVE_INFINITY })
      } catch (error) {
        const { code } = asRefusal(error)
        failed.push({ person: person ?? { card, stage: 'apply' }, code: code === 'errors.stale' ? 'board.stale' : code })
      }
      setDone(index + 1)
    }
    setDone(undefined)
    return { moved, written, failed, undoable }
  }
  return { done, run }
}

/** Long enough for the first e-mail to wait until the last one is queued and somebody has read the outcome. */
function holdFor(left: number): number {
  return Math.min(limits.longestHoldSeconds, 2 * left + 2 * limits.undoSeconds)
}

/** Returns the card's new version. */
async function move(board: Board, { card: { uuid_element, version } }: Person, stage: Stage): Promise<number> {
  const moved = await moveToStage(uuid_element, version, stage)
  await board.onMoved(uuid_element, stage, { version: moved.version, notice: moved.notice })
  return moved.version
}

/** Returns for how many seconds the e-mail waits. */
async function write(
  board: Board,
  person: Person,
  { stage: target, choice, template, interview_data }: ManyForm,
  templateOf: TemplateOf,
  holdSeconds: number,
): Promise<number> {
  const { uuid_element, user } = person.card
  const stage = targetOf(target) ?? person.stage
  const { data } = await sendStageEmail({
    lang: user.language,
    stage,
    vacant_id: uuid_element,
    template: choice === other ? template : ((await templateOf(person, stage)) ?? template),
    interview_data: isInterview(stage) ? { ...(interview_data as InterviewData), time_zone: ownTimeZone() } : '',
    hold_seconds: holdSeconds,
  })
  await board.onSent(uuid_element, stage, data.hold_seconds > 0)
  return data.hold_seconds
}
