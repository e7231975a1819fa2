import { mayRate } from '#domain/assessment/results/rating.contract.ts'
import { type CountedModule, countedModules, type WaitingKind } from '#domain/desk/dashboard/dashboard.contract.ts'
import { holds, type Permissions, type Right } from '#domain/kernel/permissions.ts'
import { mayImport } from '#domain/people/imports/imports.contract.ts'

/** The modules whose counts a role may see: those it may view (ACC-05). */
export function countsSeenBy(permissions: Permissions): readonly CountedModule[] {
  return countedModules.filter((module) => holds(permissions, { module, item: 'view' }))
}

const see = (module: Right['module'], item: Right['item'] = 'view'): Right => ({ module, item })
/** The permissions to see each kind of waiting task, the same as for its list. */
const rightsToSee: Readonly<Record<WaitingKind, readonly Right[]>> = {
  unopened: [see('candidates')],
  unnotified: [see('candidates')],
  texts: [mayRate],
  emails: [see('candidates'), see('users')],
  outbox: [see('candidates'), see('users')],
  replies: [see('candidates'), see('users')],
  mailbox: [see('notifications')],
  messages: [see('messages')],
  people: [see('candidates')],
  interviews: [see('candidates')],
  scorecards: [see('candidates', 'change')],
  consents: [see('users')],
  unchecked: [mayImport],
}

export function waitingSeenBy(permissions: Permissions, readsReplies: boolean): readonly WaitingKind[] {
  return (Object.keys(rightsToSee) as WaitingKind[]).filter(
    (kind) =>
      (readsReplies || (kind !== 'mailbox' && kind !== 'replies')) &&
      rightsToSee[kind].some((right) => holds(permissions, right)),
  )
}
