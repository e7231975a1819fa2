import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { limits } from '#domain/kernel/limits.ts'
import type { Colleague } from '#domain/kernel/mentions.ts'

/** Finds the colleagues who may read a note by the beginning of their names. */
export type FindColleagues = (q: string, signal: AbortSignal) => Promise<readonly Colleague[]>

/** The mention that is being typed: where its `@` stands, and the beginning of the name, of at most two words. */
interface Typed {
  readonly from: number
  readonly q: string
}

function typedAt(text: string, caret: number): Typed | undefined {
  const match = /(?:^|[\s(])@((?:[^\s@]+ ?[^\s@]*)?)$/u.exec(text.slice(0, caret))
  const q = match?.[1]
  return q === undefined ? undefined : { from: caret - q.length - 1, q }
}

/** The list of colleagues below a note while somebody types `@`: arrow keys choose, Enter and Tab pick, Escape closes it. */
export function usePicker(
  area: RefObject<HTMLTextAreaElement | null>,
  find: FindColleagues,
  onPick: (colleague: Colleague, typed: Typed) => void,
) {
  const [typed, setTyped] = useState<Typed>()
  const [found, setFound] = useState<{ readonly q: string; readonly colleagues: readonly Colleague[] }>()
  const [at, setAt] = useState(0)
  // Where the `@` stands whose list Escape closed: it stays closed while the text goes on behind it.
  const [closedAt, setClosedAt] = useState<number>()
  const q = typed?.q
  const ask = useEffectEvent((text: string, signal: AbortSignal) => find(text, signal))

  useEffect(() => {
    if (q === undefined) return setFound(undefined)
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      // Without an answer there is no list, and what was typed stays text.
      const colleagues = await ask(q, stop.signal).catch(() => [])
      if (stop.signal.aborted) return
      setFound({ q, colleagues })
      setAt(0)
    }, limits.searchDebounceMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [q])

  const colleagues = typed && found ? found.colleagues : []
  const close = () => setTyped(undefined)
  const dismiss = () => {
    setClosedAt(typed?.from)
    close()
  }
  const pick = (colleague: Colleague) => {
    if (!typed) return
    onPick(colleague, typed)
    close()
  }
  return {
    colleagues,
    at,
    setAt,
    pick,
    close,
    /** Whether a mention is being typed. */
    isTyping: typed !== undefined,
    /** Whether a search has ended without a colleague. */
    isEmpty: typed !== undefined && typed.q !== '' && found?.q === typed.q && found.colleagues.length === 0,
    /** Reads the text before the caret. */
    follow: () => {
      const now = area.current ? typedAt(area.current.value, area.current.selectionStart) : undefined
      setTyped(now && now.from === closedAt ? undefined : now)
      if (now?.from !== closedAt) setClosedAt(undefined)
    },
    onKeyDown(event: KeyboardEvent) {
      const chosen = colleagues[at]
      if (!chosen) return
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step) setAt((at + step + colleagues.length) % colleagues.length)
      else if (event.key === 'Enter' || event.key === 'Tab') pick(chosen)
      else if (event.key === 'Escape') dismiss()
      else return
      event.preventDefault()
      // The dialog around the note stays open.
      event.stopPropagation()
    },
  }
}
