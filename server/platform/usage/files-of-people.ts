import { type RawBuilder, sql } from 'kysely'

/**
 * The files that people fill the site with, as rows of `user_id` and `file_id`: their CV, portfolio, attachments in both directions and proofs
 * of consent. With a person it reads theirs alone, by indexes.
 */
export function filesOfPeople(userId?: number): RawBuilder<unknown> {
  const of = (column: string) => (userId === undefined ? sql`` : sql`and ${sql.ref(column)} = ${userId}`)
  return sql`
    select users.id as user_id, users.cv_file_id as file_id from users where users.cv_file_id is not null ${of('users.id')}
    union all
    select portfolio_items.user_id, portfolio_items.file_id from portfolio_items
      where portfolio_items.file_id is not null ${of('portfolio_items.user_id')}
    union all
    select replies.user_id, reply_files.file_id from replies join reply_files on reply_files.reply_id = replies.id
      where true ${of('replies.user_id')}
    union all
    select sent_files.user_id, sent_files.file_id from sent_files where true ${of('sent_files.user_id')}
    union all
    select held_consents.user_id, held_consents.file_id from held_consents
      where held_consents.file_id is not null ${of('held_consents.user_id')}`
}
