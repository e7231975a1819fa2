import { useEffect, useState, useSyncExternalStore } from 'react'
import type { AttemptView } from '#domain/assessment/attempts/attempts.contract.ts'
import { sendAnswer } from '../attempts.queries.ts'
import { answerStore } from '../parts/answer-store.ts'
import { createAnswering } from '../parts/answering.ts'

interface Test {
  readonly view: AttemptView | undefined
  show(view: AttemptView): void
  readAgain(): unknown
}

/** Connects the answering of a test to its page: follows the state of the test, and retries when the connection returns. */
export function useAnswering(userSkill: string, { view, show, readAgain }: Test) {
  const [answering] = useState(() =>
    createAnswering({ userSkill, store: answerStore, send: sendAnswer, onView: show, onOutdated: () => void readAgain() }),
  )
  const state = useSyncExternalStore(answering.subscribe, answering.read, answering.read)
  useEffect(() => {
    if (view) void answering.show(view)
  }, [answering, view])
  useEffect(() => {
    const comeBack = () => {
      answering.noteConnection(true)
      void answering.sendNow()
    }
    const lose = () => answering.noteConnection(false)
    addEventListener('online', comeBack)
    addEventListener('offline', lose)
    return () => {
      removeEventListener('online', comeBack)
      removeEventListener('offline', lose)
      answering.stop()
    }
  }, [answering])
  return { ...state, answering }
}
