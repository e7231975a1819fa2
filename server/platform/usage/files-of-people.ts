import { type RawBuilder, sql } from 'kysely'

/**
 * A person's CV and portfolio, which they can replace or delete; what came with their replies and applications; and what colleagues sent or
 * filed.
 */
export type FileOrigin = 'profile' | 'replies' | 'colleagues'
const everyOrigin: readonly FileOrigin[] = ['profile', 'replies', 'colleagues']

/**
 * The files that people fill the site with, as rows of `user_id` and `file_id`. With a person it reads theirs alone, by indexes.
 */
export function filesOfPeople(userId?: number, origins = everyOrigin): RawBuilder<unknown> {
  const of = (column: string) => (userId === undefined ? sql`` : sql`and ${sql.ref(column)} = ${userId}`)
  const selects: Record<FileOrigin, RawBuilder<unknown>> = {
    profile: sql`
      select users.id as user_id, users.cv_file_id as file_id from users where users.cv_file_id is not null ${of('users.id')}
      union all
      select portfolio_items.user_id, portfolio_items.file_id from portfolio_items
        where portfolio_items.file_id is not null ${of('portfolio_items.user_id')}`,
    replies: sql`
      select replies.user_id, reply_files.file_id from replies join reply_files on reply_files.reply_id = replies.id
        where true ${of('replies.user_id')}
      union all
      select applications.user_id, screening_answers.file_id
        from applications join screening_answers on screening_answers.application_id = applications.id
        where screening_answers.file_id is not null ${of('applications.user_id')}`,
    colleagues: sql`
      select sent_files.user_id, sent_files.file_id from sent_files where true ${of('sent_files.user_id')}
      union all
      select held_consents.user_id, held_consents.file_id from held_consents
        where held_consents.file_id is not null ${of('held_consents.user_id')}`,
  }
  return sql.join(
    origins.map((origin) => selects[origin]),
    sql` union all `,
  )
}
