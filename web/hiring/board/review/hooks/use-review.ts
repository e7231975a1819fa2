import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { BoardCard, BoardColumn } from '#domain/hiring/board/board.contract.ts'
import { obstacleToWriting } from '#domain/hiring/candidate-emails/addressees.rules.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { useBanner } from '../../../../platform/ui/use-banner.ts'
import { type BoardDetail, undoMove } from '../../board.queries.ts'
import type { CardDialogs } from '../../dialogs/hooks/use-card-dialogs.ts'
import type { Board } from '../../hooks/use-board.ts'
import type { Undo } from '../../live/hooks/use-undo.ts'
import { findCard, type Place, stageToReview } from '../../parts/board-state.ts'

/** The people of a stage, in the order of the board when the round began. */
interface Round {
  readonly stage: Stage
  readonly ids: readonly string[]
  readonly total: number
  readonly ended: boolean
}

/** A move of the round. Its version is known once the server has made it. */
interface Decision {
  readonly id: string
  readonly done: Promise<void>
  version?: number
}

interface Beginning {
  /** Whether the page was opened for the review. */
  readonly atOnce: boolean
  readonly detail: BoardDetail | undefined
}

export type Review = ReturnType<typeof useReview>

/** So many people before the end of those that are loaded, the next ones are read. */
const aheadOfEnd = 5

/**
 * A round of decisions about the people of a stage: after each the next person comes, and the e-mails are collected instead of opening
 * (REV-01).
 */
export function useReview(board: Board, dialogs: CardDialogs, undo: Undo, { atOnce, detail }: Beginning) {
  const banner = useBanner()
  const [round, setRound] = useState<Round>()
  const [decisions, setDecisions] = useState<readonly Decision[]>([])
  const [waiting, setWaiting] = useState<ReadonlyMap<string, Stage>>(new Map())
  const [isSending, setIsSending] = useState(false)
  /** Moves whose answer has not come, also after the round. */
  const pending = useRef(new Map<string, Decision>())
  const currentId = dialogs.current?.card.uuid_element
  const at = round && currentId ? round.ids.indexOf(currentId) : -1

  const withoutMessage = (id: string) => setWaiting((all) => new Map([...all].filter(([one]) => one !== id)))
  const show = (id: string): boolean => {
    const found = findCard(board.read(), id)
    if (found) dialogs.follow(found)
    return found !== undefined
  }
  const columnOf = (stage: Stage) => board.read().find(({ name_board }) => name_board === stage)
  /** The round with the people of its stage that were loaded since. */
  const withLoaded = (now: Round): Round => {
    const loaded = columnOf(now.stage)?.elements.map((card) => card.uuid_element) ?? []
    return { ...now, ids: [...now.ids, ...loaded.filter((id) => !now.ids.includes(id))] }
  }
  const next = async () => {
    if (!round || round.ended) return
    let now = withLoaded(round)
    const hasMore = Boolean(columnOf(round.stage)?.next)
    const isNearEnd = now.ids.length - at <= aheadOfEnd
    if (now.ids.slice(at + 1).some(show)) {
      if (hasMore && isNearEnd) void board.loadMore(round.stage)
    } else {
      if (hasMore) await board.loadMore(round.stage)
      now = withLoaded(now)
      now = { ...now, ended: !now.ids.slice(at + 1).some(show) }
    }
    setRound(now)
  }
  const start = (stage: Stage) => {
    const column = columnOf(stage)
    const [first] = column?.elements ?? []
    if (!column || !first) return
    setDecisions([])
    setRound({ stage, ids: column.elements.map((card) => card.uuid_element), total: column.total, ended: false })
    dialogs.open({ action: 'details', card: first, stage })
  }
  const hasBegun = useRef(false)
  const begin = useEffectEvent((columns: readonly BoardColumn[]) => {
    const first = stageToReview(columns)
    if (!hasBegun.current && first) start(first.name_board)
    hasBegun.current = true
  })
  const columns = board.query.data
  useEffect(() => {
    if (atOnce && detail?.may.change && columns) begin(columns)
  }, [atOnce, detail, columns])
  return {
    isOn: round !== undefined,
    ended: round?.ended ?? false,
    /** How many of the round have been seen, and how many there are. */
    place: at + 1,
    total: Math.max(round?.total ?? 0, round?.ids.length ?? 0),
    decided: decisions.length,
    start,
    stop: () => setRound(undefined),
    next: () => void next(),
    previous() {
      if (!round) return
      const before = round.ended ? round.ids.slice(0, at + 1) : round.ids.slice(0, Math.max(0, at))
      if (before.toReversed().some(show)) setRound({ ...round, ended: false })
    },
    /** Moves the person in sight and shows the next one, without waiting for the answer. */
    decide(place: Place, move: (id: string, place: Place) => Promise<void>) {
      if (!currentId) return
      const decision: Decision = { id: currentId, done: move(currentId, place) }
      pending.current.set(currentId, decision)
      setDecisions((all) => [...all, decision])
      void next()
    },
    /** Collects the e-mail about a move of the round. False for other moves, whose e-mail opens. */
    collect(card: BoardCard, stage: Stage): boolean {
      const decision = pending.current.get(card.uuid_element)
      if (!decision) return false
      pending.current.delete(card.uuid_element)
      decision.version = card.version
      if (obstacleToWriting(card.user, card) === undefined)
        setWaiting((all) => new Map([...all, [card.uuid_element, stage] as const]))
      return true
    },
    /** Takes the last decision of the round back, with its e-mail, and shows its person again. */
    async takeBack() {
      const last = decisions.at(-1)
      if (!last) return
      setDecisions((all) => all.slice(0, -1))
      await last.done
      pending.current.delete(last.id)
      // A move that the server refused has been taken back already.
      if (last.version !== undefined)
        await undoMove({ id: last.id, version: last.version }).catch((error: unknown) => banner.refusal(error))
      undo.forgetIfOf(last.id)
      withoutMessage(last.id)
      await board.reload()
      setRound((now) => now && { ...now, ended: false })
      show(last.id)
    },
    /** The people whose e-mails wait, with the stage that each is about. */
    waiting,
    isSending,
    send: () => setIsSending(true),
    /** An e-mail to this person has been written meanwhile. */
    forgetMessage: withoutMessage,
    /** Drops the collected e-mails. Their cards keep the mark that nobody has been written to. */
    dropMessages: () => setWaiting(new Map()),
    stopSending: () => setIsSending(false),
  }
}
