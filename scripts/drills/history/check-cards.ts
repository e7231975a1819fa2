import type { Fault } from './fault.ts'
import type { FinalCard, FinalState } from './final-state.ts'
import { isBefore, mayHaveHappened, type Operation, type OperationOf, ofKind } from './operations.ts'

type Change = OperationOf<'move'> | OperationOf<'undo'>

/** Whether an acknowledged move or undo changed the card: a drop at its own place changes nothing, and the version stays. */
export function hasEffect({ outcome, after, ...change }: Change): boolean {
  if (outcome !== 'done' || !after) return false
  return change.kind === 'undo' || after.changedColumn || (change.version !== undefined && after.version === change.version + 1)
}

/**
 * The promises about one card: each change has a version of its own, in the order of time, on top of the version that its sender saw; the
 * last one stands; nothing changed it that nobody asked for; whoever applied or withdrew last is on the board or is not. Cards of merged
 * people, whose history two cards share, are left to checkPeople.
 */
export function checkCards(history: readonly Operation[], { cards, people }: FinalState): Fault[] {
  const merged = new Set(
    ofKind(history, 'merge')
      .filter(mayHaveHappened)
      .flatMap(({ stays, leaves }) => [stays, leaves]),
  )
  const known = new Set(people.map(({ uuid }) => uuid))
  const changes = Map.groupBy<string, Change>([...ofKind(history, 'move'), ...ofKind(history, 'undo')], ({ card }) => card)
  const applied = Map.groupBy(ofKind(history, 'apply'), ({ person, vacancy }) => `${person} ${vacancy}`)
  const withdrawn = Map.groupBy(ofKind(history, 'withdraw'), ({ card }) => card)
  const whole = cards.filter(({ person }) => known.has(person) && !merged.has(person))
  return whole.flatMap((card) => {
    const own = {
      changes: (changes.get(card.uuid) ?? []).filter(mayHaveHappened),
      applied: (applied.get(`${card.person} ${card.vacancy}`) ?? []).filter(mayHaveHappened),
      withdrawn: (withdrawn.get(card.uuid) ?? []).filter(mayHaveHappened),
    }
    return [...checkVersions(own.changes), ...checkLast(card, own), ...checkPresence(card, own)]
  })
}

interface OfCard {
  readonly changes: readonly Change[]
  readonly applied: readonly OperationOf<'apply'>[]
  readonly withdrawn: readonly OperationOf<'withdraw'>[]
}

const versionOf = ({ after }: Change) => after?.version ?? 0

function checkVersions(changes: readonly Change[]): Fault[] {
  const effects = changes.filter(hasEffect).toSorted((one, other) => versionOf(one) - versionOf(other))
  const faults: Fault[] = []
  const blame = (rule: string, ...blamed: Change[]) =>
    faults.push({ rule, about: blamed[0]!.card, operations: blamed.map(({ number }) => number) })
  for (const change of effects)
    if (change.version !== undefined && versionOf(change) !== change.version + 1)
      blame('a change is made on the version that its sender saw', change)
  let latest: Change | undefined
  for (const [index, change] of effects.entries()) {
    const earlier = effects[index - 1]
    if (earlier && versionOf(earlier) === versionOf(change))
      blame('two acknowledged changes never make the same version', earlier, change)
    // `latest` began last of the changes with smaller versions.
    else if (latest && isBefore(change, latest)) blame('versions rise in the order of time', change, latest)
    if (!latest || change.begun > latest.begun) latest = change
  }
  return faults
}

function checkLast(card: FinalCard, { changes, applied, withdrawn }: OfCard): Fault[] {
  const effects = changes.filter(hasEffect)
  const last = effects.toSorted((one, other) => versionOf(one) - versionOf(other)).at(-1)
  const certain = effects.length
  // A move without a version may have been a drop at its own place.
  const possible = changes.length + applied.length + withdrawn.length
  const blame = (rule: string) => [{ rule, about: card.uuid, operations: last ? [last.number] : [] }]
  if (last && card.version < versionOf(last)) return blame('no acknowledged change of a card is lost')
  if (last && card.version === versionOf(last) && card.stage !== last.after?.stage)
    return blame('the last acknowledged change of a card stands')
  if (card.version - 1 < certain) return blame('each acknowledged change of a card raises its version')
  if (card.version - 1 > possible) return blame('nothing changes a card that nobody asked for')
  return []
}

/** The last word of applying and withdrawing stands, and a person applies anew only after a withdrawal. */
function checkPresence(card: FinalCard, { applied, withdrawn }: OfCard): Fault[] {
  const faults: Fault[] = []
  const blame = (rule: string, blamed: readonly Operation[]) =>
    faults.push({ rule, about: card.uuid, operations: blamed.map(({ number }) => number) })
  const anew = applied.filter(({ isNew, outcome }) => outcome === 'done' && isNew)
  if (anew.length > 1 + withdrawn.length) blame('one application per person and vacancy', anew)
  const [stands, falls] = card.isOnBoard ? [applied, withdrawn] : [withdrawn, applied]
  const denied = falls.filter(({ outcome }) => outcome === 'done')
  const isExplained = denied.length === 0 || stands.some((one) => !denied.some((other) => isBefore(one, other)))
  if (!isExplained) blame(card.isOnBoard ? 'no acknowledged withdrawal is lost' : 'no acknowledged application is lost', denied)
  if (!card.isOnBoard && withdrawn.length === 0) blame('no card leaves its board unasked', [])
  return faults
}
