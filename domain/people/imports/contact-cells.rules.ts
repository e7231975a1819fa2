import { plainHeading } from '../../kernel/column-headings.ts'
import { limits } from '../../kernel/limits.ts'
import { cellText } from './cells.rules.ts'
import type { ColumnTarget } from './columns.rules.ts'
import type { Permission } from './consents.rules.ts'
import { forbidsContact, isStatus, isUnconfirmed } from './contact-refusals.rules.ts'
import { noteLine } from './notes.rules.ts'

interface ContactCells {
  /** The words with which the row says that nobody shall write to the person; empty without any (CON-02). */
  readonly noContact: string
  readonly permission: Permission
}

/** What the columns of marks and of subscriptions say of writing to a person. A column of statuses also has other words. */
export function readContact(
  cells: readonly string[],
  targets: readonly ColumnTarget[],
  headings: readonly string[],
): ContactCells {
  const columns = targets.flatMap((target, column) => {
    const text = cellText(cells[column] ?? '')
    if ((target !== 'do_not_contact' && target !== 'mail_permission') || text === '') return []
    const heading = headings[column] ?? ''
    return [{ text, heading, only: isStatus(plainHeading(heading)) ? undefined : target }]
  })
  const noContact = columns
    .filter(({ text, only }) => forbidsContact(text, only === 'do_not_contact'))
    .map(({ text, heading }) => noteLine(heading, text))
    .join(' · ')
    .slice(0, limits.text.line)
  const isOpen = columns.some(({ text, only }) => isUnconfirmed(text, only === 'mail_permission'))
  return { noContact, permission: noContact !== '' ? 'refused' : isOpen ? 'unconfirmed' : 'none' }
}
