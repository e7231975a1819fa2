import { change } from '../../platform/changes.ts'
import { reached } from '../../platform/mail/unreached-address.ts'
import { changePerson } from '../../platform/people/person.writes.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { announcePerson } from '../cards/announce.writes.ts'

/** Clears the mark of a person's address, so that e-mails are sent to it again (EML-01). */
export function clearUnreached(platform: Platform, actor: Person, person: { readonly id: number }) {
  return change(platform, actor, { action: 'user.mail_resumed' }, async (tx, now) => {
    await announcePerson(platform, tx, person.id, 'notified')
    return changePerson(tx, person.id, reached, now)
  })
}
