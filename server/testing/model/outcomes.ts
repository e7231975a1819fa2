import { apply, move, remove, undo, withdraw } from './board-steps.ts'
import { close, erase, importPeople, logIn, merge, pass, reopen, undoImport } from './people-steps.ts'
import type { Answer, Kind, Request, RequestOf } from './requests.ts'
import type { Model } from './state.ts'
import { answer, finish, start } from './test-steps.ts'

const steps: { [K in Kind]: (model: Model, request: RequestOf<K>) => Answer } = {
  apply,
  withdraw,
  move,
  undo,
  remove,
  start,
  answer,
  finish,
  merge,
  close,
  reopen,
  logIn,
  pass,
  erase,
  import: importPeople,
  undoImport,
}

export interface Outcome {
  readonly model: Model
  /** In the order of the requests. */
  readonly answers: readonly Answer[]
}

/** What the requests may lead to when they are sent at once: what they lead to one after the other, in any order. */
export function outcomesOf(model: Model, requests: readonly Request[]): Outcome[] {
  return ordersOf(requests.map((_, index) => index)).map((order) => {
    const after = structuredClone(model)
    after.now += 1
    const answers: Answer[] = []
    for (const index of order) {
      const request = requests[index]!
      answers[index] = (steps[request.kind] as (model: Model, request: Request) => Answer)(after, request)
    }
    return { model: after, answers }
  })
}

function ordersOf(indices: readonly number[]): number[][] {
  if (indices.length < 2) return [[...indices]]
  return indices.flatMap((first) => ordersOf(indices.filter((index) => index !== first)).map((rest) => [first, ...rest]))
}
