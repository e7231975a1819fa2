import { limits } from '#domain/kernel/limits.ts'
import type { Reader } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'

const itemsOf = (db: Reader, userId: number) =>
  db
    .selectFrom('portfolio_items')
    .leftJoin('files', 'files.id', 'portfolio_items.file_id')
    .select([
      'portfolio_items.id',
      'portfolio_items.uuid',
      'portfolio_items.description',
      'portfolio_items.link',
      'portfolio_items.file_id',
      'portfolio_items.version',
      'files.uuid as file_uuid',
      'files.original_name as file_name',
    ])
    .where('portfolio_items.user_id', '=', userId)

/** A person's portfolio, the newest first (PRT-01). */
export async function readPortfolio(db: Reader, userId: number) {
  const rows = await itemsOf(db, userId).orderBy('portfolio_items.id', 'desc').limit(limits.recordsOfSection).execute()
  return { rows, total: rows.length }
}

/** One item of a person's own portfolio. */
export function readPortfolioItem(db: Reader, userId: number, id: string) {
  return itemsOf(db, userId).where(recordIs('portfolio_items', id)).executeTakeFirst()
}
export type PortfolioRow = NonNullable<Awaited<ReturnType<typeof readPortfolioItem>>>

/**
 * Every file of a person's profile: CV, portfolio, what they sent with applications (SCQ-02) and the proofs of their consent (INT-09). Erasing
 * the person releases them (SPEC-54).
 */
export async function readFilesOfProfile(db: Reader, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('cv_file_id as id')
    .where('id', '=', userId)
    .unionAll(db.selectFrom('portfolio_items').select('file_id as id').where('user_id', '=', userId))
    .unionAll(db.selectFrom('held_consents').select('file_id as id').where('user_id', '=', userId))
    .unionAll(
      db
        .selectFrom('screening_answers')
        .innerJoin('applications', 'applications.id', 'screening_answers.application_id')
        .select('screening_answers.file_id as id')
        .where('applications.user_id', '=', userId)
        .where('screening_answers.file_id', 'is not', null),
    )
    .execute()
  return rows.flatMap(({ id }) => id ?? [])
}

/** The files that a person sent with answers to e-mails, and those that colleagues attached to their answers. */
export async function readFilesOfReplies(db: Reader, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('reply_files')
    .innerJoin('replies', 'replies.id', 'reply_files.reply_id')
    .select('reply_files.file_id as id')
    .where('replies.user_id', '=', userId)
    .unionAll(db.selectFrom('sent_files').select('file_id as id').where('user_id', '=', userId))
    .execute()
  return rows.map(({ id }) => id)
}
