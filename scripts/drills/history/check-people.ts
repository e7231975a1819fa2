import type { Fault } from './fault.ts'
import type { FinalState } from './final-state.ts'
import { isBefore, mayHaveHappened, type Operation, type OperationOf, ofKind } from './operations.ts'

type OwnWrite = OperationOf<'apply'> | OperationOf<'withdraw'> | OperationOf<'answer'>

/**
 * The promises about people: one application per person and vacancy, and none of an acknowledged one lost, also through a merge; one
 * withdrawal each time; an account is merged once; an acknowledged merge or deletion stands; a closed account writes nothing more; nothing is
 * left of an erased one.
 */
export function checkPeople(history: readonly Operation[], state: FinalState): Fault[] {
  return [
    ...checkApplications(history, state),
    ...checkRepetitions(history, state),
    ...checkClosings(history, state),
    ...state.leftOfErased.map((left) => faultOf('nothing is left of erased people', left)),
  ]
}

const faultOf = (rule: string, about: string, operations: readonly Operation[] = []): Fault => ({
  rule,
  about,
  operations: operations.map(({ number }) => number),
})

function checkApplications(history: readonly Operation[], { cards, people }: FinalState): Fault[] {
  const mergedInto = new Map(people.map(({ uuid, mergedInto: other }) => [uuid, other]))
  const pairs = Map.groupBy(cards, ({ person, vacancy }) => `${person} ${vacancy}`)
  const twice = [...pairs].filter(([, own]) => own.length > 1)
  const left = cards.filter(({ person }) => mergedInto.get(person))
  const isThere = ({ person, vacancy }: OperationOf<'apply'>) => pairs.has(`${mergedInto.get(person) ?? person} ${vacancy}`)
  const lost = ofKind(history, 'apply').filter((apply) => apply.outcome === 'done' && !isThere(apply))
  return [
    ...twice.map(([pair]) => faultOf('one application per person and vacancy', pair)),
    ...left.map(({ uuid }) => faultOf('a merged account keeps no application', uuid)),
    ...lost.map((apply) => faultOf('no acknowledged application is lost', `${apply.person} ${apply.vacancy}`, [apply])),
  ]
}

/** Requests that were sent twice at once, or by two colleagues, are done once. */
function checkRepetitions(history: readonly Operation[], { cards }: FinalState): Fault[] {
  const merges = ofKind(history, 'merge').filter(mayHaveHappened)
  // A card of two has the steps of both.
  const joined = new Set(merges.map(({ stays }) => stays))
  const withdrawnAgain = cards.filter(({ person, withdrawnAgain: times }) => times > 0 && !joined.has(person))
  const byAccount = Map.groupBy(
    merges.filter(({ outcome }) => outcome === 'done'),
    ({ leaves }) => leaves,
  )
  return [
    ...withdrawnAgain.map(({ uuid }) => faultOf('an application is withdrawn once each time', uuid)),
    ...[...byAccount]
      .filter(([, own]) => own.length > 1)
      .map(([leaves, own]) => faultOf('an account is merged once', leaves, own)),
  ]
}

function checkClosings(history: readonly Operation[], { people }: FinalState): Fault[] {
  const faults: Fault[] = []
  const byUuid = new Map(people.map((person) => [person.uuid, person]))
  const writes = Map.groupBy<string, OwnWrite>(
    [...ofKind(history, 'apply'), ...ofKind(history, 'withdraw'), ...ofKind(history, 'answer')],
    ({ person }) => person,
  )
  const closings = [...ofKind(history, 'merge'), ...ofKind(history, 'erase')].filter(mayHaveHappened)
  for (const closing of closings.filter(({ outcome }) => outcome === 'done')) {
    const closed = closedBy(closing)
    const late = (writes.get(closed) ?? []).filter((write) => write.outcome === 'done' && isBefore(closing, write))
    if (late.length > 0) faults.push(faultOf('a closed account writes nothing more', closed, [closing, ...late]))
    const person = byUuid.get(closed)
    if (closing.kind === 'merge' && person?.mergedInto !== closing.stays)
      faults.push(faultOf('no acknowledged merge is lost', closed, [closing]))
    if (closing.kind === 'erase' && !person?.isClosed) faults.push(faultOf('no acknowledged deletion is lost', closed, [closing]))
  }
  const mayBeClosed = new Set(closings.map(closedBy))
  const unasked = people.filter(({ uuid, isClosed }) => isClosed && !mayBeClosed.has(uuid))
  return [...faults, ...unasked.map(({ uuid }) => faultOf('nobody is closed unasked', uuid))]
}

const closedBy = (closing: OperationOf<'merge'> | OperationOf<'erase'>) =>
  closing.kind === 'merge' ? closing.leaves : closing.person
