import type { TestApp } from './app.ts'

/** A stage without a template: the existing one is deleted, since there is one per stage and language. */
export async function findFreePlace({ platform }: TestApp) {
  const place = { board_name: 'reject', language: 'en', status: 0 } as const
  await platform.db
    .deleteFrom('notification_templates')
    .where('stage', '=', place.board_name)
    .where('language', '=', place.language)
    .where('is_default', '=', false)
    .execute()
  return place
}

/** Creates a template in an empty place directly in the tables. */
export async function aTemplate(site: TestApp) {
  const place = await findFreePlace(site)
  const { board_name: stage, language } = place
  const texts = { subject: 'Sobre {{job}}', title: 'Hola', message_html: '<p>Hola, {{applicant}}</p>' }
  const { uuid } = await site.platform.db
    .insertInto('notification_templates')
    .values({ stage, language, is_default: false, ...texts })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return { uuid, place }
}
