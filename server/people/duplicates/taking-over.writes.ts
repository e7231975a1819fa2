import { findText } from '#domain/kernel/find-text.ts'
import { type MergedValues, outweighedFields, suggestedFields } from '#domain/people/duplicates/duplicates.rules.ts'
import { en } from '#domain/people/duplicates/duplicates.staff.en.ts'
import { es } from '#domain/people/duplicates/duplicates.staff.es.ts'
import { notesOf } from '#domain/people/imports/notes.rules.ts'
import { audit } from '../../platform/audit/audit.ts'
import { isSameFile } from '../../platform/files/stored-files.ts'
import { readAccount } from '../../platform/people/account.reads.ts'
import { noteOfPerson } from '../../platform/people/person.writes.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { readYielded } from '../accounts/yielded-addresses.reads.ts'
import { keepOwnAddress, lockWithEntries } from '../accounts/yielded-addresses.writes.ts'
import { addNotes } from '../person-notes/person-notes.writes.ts'
import { readAccountOf } from './duplicates.reads.ts'
import { valuesOf } from './duplicates.views.ts'
import { mergeAccounts } from './duplicates.writes.ts'

const texts = { es, en }

/** Starts this process's worker that merges what staff entered into accounts whose address is confirmed. */
export async function startTakingOver(platform: Platform): Promise<void> {
  await platform.jobs.work('take-over-entry', {
    perform: (data) => takeOverEntries(platform, data.account as number),
    giveUp: async () => {},
    close() {},
  })
}

/**
 * Merges the entries of staff that yielded their address to an account into it, once the address is confirmed (INT-11). What the person
 * entered stays, and what staff entered fills the gaps. Running it twice changes nothing. An account of a colleague takes nothing over.
 */
export function takeOverEntries(platform: Platform, accountId: number): Promise<void> {
  return platform.db.transaction().execute(async (tx) => {
    await lockWithEntries(tx, [accountId])
    const account = await readAccountOf(tx, accountId)
    if (!account || account.deleted_at || !account.email_verified_at) return
    for (const { user_id, address } of await readYielded(tx, [accountId])) {
      const entry = await readAccountOf(tx, user_id)
      // An entry that staff have deleted follows when they restore it.
      if (!entry || entry.deleted_at || address !== account.email) continue
      if (account.is_staff) await keepOwnAddress(tx, user_id)
      else await takeOver(tx, platform, account, entry)
    }
  })
}

type Account = NonNullable<Awaited<ReturnType<typeof readAccountOf>>>

async function takeOver(tx: Tx, platform: Platform, account: Account, entry: Account): Promise<void> {
  const now = platform.now()
  const [own, entered] = [valuesOf(account), valuesOf(entry)]
  const take = suggestedFields(own, entered)
  const { added_by, added_at, source_note } = await tx
    .selectFrom('users')
    .select(['added_by', 'added_at', 'source_note'])
    .where('id', '=', entry.id)
    .executeTakeFirstOrThrow()
  const keepsBothCvs = await hasOtherCv(tx, account, entry)
  await mergeAccounts(tx, platform, { survivor: account, duplicate: entry, take, keepsBothCvs }, now)
  // The colleague who added the person goes on seeing them, and where the data came from stays known.
  await noteOfPerson(tx, account.id, { added_by, added_at, source_note })
  if (added_by !== null) await noteOutweighed(tx, account.id, added_by, { own, entered, keepsBothCvs }, now)
  await audit(tx, { id: account.id }, { action: 'user.taken_over', subjectType: 'user', subjectId: account.id }, now)
}

async function hasOtherCv(tx: Tx, { cv_file_id: own }: Account, { cv_file_id: entered }: Account): Promise<boolean> {
  return own !== null && entered !== null && !(await isSameFile(tx, own, entered))
}

interface Compared {
  readonly own: MergedValues
  readonly entered: MergedValues
  readonly keepsBothCvs: boolean
}

/** Notes for the team what the entry had stated otherwise, in the language of the colleague who had entered it and as their note. */
async function noteOutweighed(tx: Tx, userId: number, authorId: number, of: Compared, now: Date): Promise<void> {
  const { own, entered, keepsBothCvs } = of
  const { language } = await readAccount(tx, authorId)
  const say = (key: keyof typeof es, values = {}) => findText(texts[language], language, key, values) ?? key
  const lines = outweighedFields(own, entered).map((field) => `${say(`duplicates.field.${field}`)}: ${entered[field]}`)
  if (keepsBothCvs) lines.push(`${say('duplicates.field.cv')}: ${say('duplicates.kept_cv', { name: entered.cv })}`)
  if (lines.length === 0) return
  const notes = notesOf([say('duplicates.outweighed'), ...lines].join('\n'))
  await addNotes(
    tx,
    notes.map((body) => ({ user_id: userId, author_id: authorId, body, created_at: now, updated_at: now })),
  )
}
