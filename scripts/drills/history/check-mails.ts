import type { Fault } from './fault.ts'
import type { FinalState } from './final-state.ts'
import { isBefore, mayHaveHappened, type Operation, ofKind } from './operations.ts'

/**
 * The promises about e-mails: an acknowledged one is in the outbox, once, unless its cause was taken back; one that waits has a job; one that
 * left is in the mailbox, once; an application is confirmed once each time that the person applies.
 */
export function checkMails(history: readonly Operation[], state: FinalState): Fault[] {
  const faults: Fault[] = []
  const blame: Blame = (rule, about, operations = []) =>
    faults.push({ rule, about, operations: operations.map(({ number }) => number) })
  checkCauses(history, state, blame)
  checkSending(state, blame)
  const closed = new Set(state.people.filter(({ isClosed }) => isClosed).map(({ uuid }) => uuid))
  for (const { uuid, person, arrivals, confirmations } of state.cards)
    if (!closed.has(person) && arrivals !== confirmations) blame('an application is confirmed once each time', uuid)
  return faults
}

type Blame = (rule: string, about: string, operations?: readonly Operation[]) => void

/** An e-mail is in the outbox when its cause was acknowledged, and once. */
function checkCauses(history: readonly Operation[], { cards, mails }: FinalState, blame: Blame): void {
  const bySubject = Map.groupBy(mails, ({ subject }) => subject)
  const takenBack = takingBack(history, cards)
  for (const [subject, sent] of Map.groupBy(ofKind(history, 'mail'), (operation) => operation.subject)) {
    const rows = bySubject.get(subject) ?? []
    const done = sent.filter(({ outcome }) => outcome === 'done')
    const first = done[0]
    if (rows.length > 1) blame('one e-mail per cause', subject, sent)
    const isExplained = first && (takenBack.get(first.card) ?? []).some((cause) => !isBefore(cause, first))
    if (first && rows.length === 0 && !isExplained) blame('no acknowledged e-mail is lost', subject, done)
    if (rows.length > 0 && !sent.some(mayHaveHappened)) blame('no refused e-mail is written', subject, sent)
  }
}

/** An e-mail of the outbox waits with a job, or lies in the mailbox once. */
function checkSending({ mails, files }: FinalState, blame: Blame): void {
  const inMailbox = Map.groupBy(files, (uuid) => uuid)
  for (const [uuid, copies] of inMailbox) if (copies.length > 1) blame('an e-mail leaves once', uuid)
  for (const { uuid, status, hasJob, isOfClosed } of mails) {
    if (status === 'queued' && !hasJob) blame('an e-mail that waits has a job', uuid)
    if (status === 'failed') blame('no e-mail is given up', uuid)
    if (status === 'kept' && !isOfClosed && !inMailbox.has(uuid)) blame('an e-mail that left is in the mailbox', uuid)
  }
}

/** The changes that take unsent e-mails of a card back: an undo, a withdrawal, the end of the account. By card. */
function takingBack(history: readonly Operation[], cards: FinalState['cards']): ReadonlyMap<string, Operation[]> {
  const found = new Map<string, Operation[]>()
  const note = (card: string, operation: Operation) => found.set(card, [...(found.get(card) ?? []), operation])
  const ofPerson = Map.groupBy(cards, ({ person }) => person)
  for (const operation of history.filter(mayHaveHappened)) {
    if (operation.kind === 'undo' || operation.kind === 'withdraw') note(operation.card, operation)
    if (operation.kind === 'erase') for (const { uuid } of ofPerson.get(operation.person) ?? []) note(uuid, operation)
  }
  return found
}
