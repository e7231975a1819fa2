import { type AuditEntry, listAuditEndpoint } from '#domain/desk/audit/audit.contract.ts'
import { listReadsEndpoint } from '#domain/desk/audit/read-log.contract.ts'
import { fillVariables } from '#domain/mail/mail.rules.ts'
import { exportedList } from '../../platform/exported-list.ts'
import type { Words } from '../../platform/texts.ts'

/** The columns of its lists as files (OUT-01). */
export const auditExports = {
  audit: exportedList(listAuditEndpoint, {
    columns: ({ of, moment }) => [
      [of['audit.what'], ({ action }) => wordOf(of, `audit.action.${action}`, action)],
      [of['audit.on'], ({ subject: { word, name } }) => (word === null ? name : wordOf(of, word, name))],
      [of['audit.detail'], (row) => detailOf(row, of)],
      [of['audit.who'], ({ actor }) => actor?.fullname ?? of['audit.system']],
      [of['audit.when'], ({ at }) => moment(at)],
    ],
  }),
  reads: exportedList(listReadsEndpoint, {
    columns: ({ of, moment }) => [
      [of['reads.what'], ({ what }) => of[`reads.kind.${what}`]],
      [of['reads.of'], ({ person, list }) => (list ? of[`reads.list.${list}`] : person?.fullname || of['reads.deleted'])],
      [of['reads.rows'], ({ rows }) => rows ?? ''],
      [of['reads.who'], ({ actor }) => actor.fullname],
      [of['audit.when'], ({ at }) => moment(at)],
    ],
  }),
}

/** What an entry of the audit says besides its action and its record. */
function detailOf({ from, to, reason, facts }: AuditEntry, of: Words): string {
  const change = from !== null && to !== null ? `${from} → ${to}` : (to ?? from)
  const factTexts = facts.map(({ fact, values }) => fillVariables(of[`audit.fact.${fact}`], { value: values.join(', ') }))
  return [change, reason, ...factTexts].filter(Boolean).join('; ')
}

/** A text of a key that is made of data; the data itself where no text has the key. */
const wordOf = (of: Words, key: string, otherwise: string): string => (of as Readonly<Record<string, string>>)[key] ?? otherwise
