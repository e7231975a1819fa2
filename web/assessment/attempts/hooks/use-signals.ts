import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { Signals } from '../parts/answer-store.ts'

interface Watched {
  readonly question: RefObject<HTMLElement | null>
  readonly answers: RefObject<HTMLElement | null>
}

/** Notes that the person copies, pastes or leaves the window while a question is open, but never the content (TST-05, SPEC-37). */
export function useSignals({ question, answers }: Watched, note: (change: (signals: Signals) => Signals) => void): void {
  const onCopy = useEffectEvent((event: ClipboardEvent) => {
    if (isWithin(answers.current, event.target)) note((signals) => ({ ...signals, copy_answer: true }))
    if (isWithin(question.current, event.target)) note((signals) => ({ ...signals, copy_question: true }))
  })
  const onPaste = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && answers.current?.contains(event.target))
      note((signals) => ({ ...signals, paste_answer: true }))
  })
  const onLeave = useEffectEvent(() => note((signals) => ({ ...signals, left_window: signals.left_window + 1 })))

  useEffect(() => {
    let away = false
    const leave = () => {
      if (!away) onLeave()
      away = true
    }
    const comeBack = () => {
      away = false
    }
    const watching = new AbortController()
    const { signal } = watching
    document.addEventListener('copy', onCopy, { signal })
    document.addEventListener('cut', onCopy, { signal })
    document.addEventListener('paste', onPaste, { signal })
    document.addEventListener('drop', onPaste, { signal })
    addEventListener('blur', leave, { signal })
    addEventListener('focus', comeBack, { signal })
    // A page that reloads is also hidden for a moment.
    const reload = () => {
      away = true
    }
    addEventListener('pagehide', reload, { signal })
    addEventListener('pageshow', comeBack, { signal })
    document.addEventListener('visibilitychange', () => (document.hidden ? leave() : comeBack()), { signal })
    return () => watching.abort()
  }, [])
}

/** Whether the copied text is in a field of this part, or selected within it. */
function isWithin(part: HTMLElement | null, target: EventTarget | null): boolean {
  if (part === null) return false
  if (target instanceof HTMLTextAreaElement) return part.contains(target) && target.selectionStart !== target.selectionEnd
  const marked = document.getSelection()
  return marked !== null && !marked.isCollapsed && marked.containsNode(part, true)
}
