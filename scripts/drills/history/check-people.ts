import type { Fault } from './fault.ts'
import type { FinalState } from './final-state.ts'
import { isBefore, mayHaveHappened, type Operation, type OperationOf, ofKind } from './operations.ts'

type OwnWrite = OperationOf<'apply'> | OperationOf<'withdraw'> | OperationOf<'answer'>

/**
 * The promises about people: one application per person and vacancy, and none of an acknowledged one lost, also through a merge; an
 * acknowledged merge or deletion stands; a closed account writes nothing more; nothing is left of an erased one.
 */
export function checkPeople(history: readonly Operation[], { cards, people, leftOfErased }: FinalState): Fault[] {
  const faults: Fault[] = []
  const blame = (rule: string, about: string, operations: readonly Operation[] = []) =>
    faults.push({ rule, about, operations: operations.map(({ number }) => number) })
  const byUuid = new Map(people.map((person) => [person.uuid, person]))
  const pairs = Map.groupBy(cards, ({ person, vacancy }) => `${person} ${vacancy}`)
  for (const [pair, own] of pairs) if (own.length > 1) blame('one application per person and vacancy', pair)
  for (const card of cards) if (byUuid.get(card.person)?.mergedInto) blame('a merged account keeps no application', card.uuid)
  for (const apply of ofKind(history, 'apply')) {
    const owner = byUuid.get(apply.person)?.mergedInto ?? apply.person
    if (apply.outcome === 'done' && !pairs.has(`${owner} ${apply.vacancy}`))
      blame('no acknowledged application is lost', `${apply.person} ${apply.vacancy}`, [apply])
  }
  const writes = Map.groupBy<string, OwnWrite>(
    [...ofKind(history, 'apply'), ...ofKind(history, 'withdraw'), ...ofKind(history, 'answer')],
    ({ person }) => person,
  )
  const checkClosing = (closing: OperationOf<'merge'> | OperationOf<'erase'>, uuid: string) => {
    const late = (writes.get(uuid) ?? []).filter((write) => write.outcome === 'done' && isBefore(closing, write))
    if (late.length > 0) blame('a closed account writes nothing more', uuid, [closing, ...late])
  }
  for (const merge of ofKind(history, 'merge').filter(({ outcome }) => outcome === 'done')) {
    if (byUuid.get(merge.leaves)?.mergedInto !== merge.stays) blame('no acknowledged merge is lost', merge.leaves, [merge])
    checkClosing(merge, merge.leaves)
  }
  for (const erasure of ofKind(history, 'erase').filter(({ outcome }) => outcome === 'done')) {
    if (!byUuid.get(erasure.person)?.isClosed) blame('no acknowledged deletion is lost', erasure.person, [erasure])
    checkClosing(erasure, erasure.person)
  }
  const asked = [...ofKind(history, 'merge'), ...ofKind(history, 'erase')].filter(mayHaveHappened)
  const mayBeClosed = new Set(asked.map((operation) => (operation.kind === 'merge' ? operation.leaves : operation.person)))
  for (const { uuid, isClosed } of people) if (isClosed && !mayBeClosed.has(uuid)) blame('nobody is closed unasked', uuid)
  for (const left of leftOfErased) blame('nothing is left of erased people', left)
  return faults
}
