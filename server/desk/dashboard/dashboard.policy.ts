import { type CountedModule, countedModules, type WaitingKind } from '#domain/desk/dashboard/dashboard.contract.ts'
import { holds, type Permissions, type Right } from '#domain/kernel/permissions.ts'

/** Of which modules somebody is told how many there are: those they see (ACC-05). */
export function countsSeenBy(permissions: Permissions): readonly CountedModule[] {
  return countedModules.filter((module) => holds(permissions, { module, item: 'view' }))
}

const see = (module: Right['module'], item: Right['item'] = 'view'): Right => ({ module, item })
/** Who acts on what waits, or at least sees it: as the screens that show it ask. */
const rightsToSee: Readonly<Record<WaitingKind, readonly Right[]>> = {
  unopened: [see('candidates')],
  unnotified: [see('candidates')],
  texts: [see('users', 'change')],
  emails: [see('candidates'), see('users')],
  messages: [see('messages')],
  people: [see('candidates')],
  interviews: [see('candidates')],
}

export function waitingSeenBy(permissions: Permissions): readonly WaitingKind[] {
  return (Object.keys(rightsToSee) as WaitingKind[]).filter((kind) => rightsToSee[kind].some((right) => holds(permissions, right)))
}
