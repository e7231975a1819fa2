import { type RawBuilder, sql } from 'kysely'
import type { WebhookEvent } from '#domain/kernel/webhook-events.ts'
import { plannedOnce } from '../../database/planned-once.ts'
import type { Reader } from '../platform.ts'

/** The wake-up of the processes that deliver events. */
export const webhooksWakeUp = 'webhooks'

interface QueuedEvent {
  readonly insert: RawBuilder<unknown>
  /** The name that the statement with the insert wakes. */
  readonly wakes: string
}

/**
 * Queues an event about applications for every receiver that wants it (HOK-01). Call it in the transaction of the event: it is delivered
 * after the commit. One statement, however many applications and receivers there are. `facts` are no personal data.
 */
export async function queueApplicationEvents(tx: Reader, ...event: Parameters<typeof applicationEvents>): Promise<void> {
  const { insert, wakes } = applicationEvents(...event)
  await plannedOnce(tx, insert, wakes)
}

/** The same as a part of a statement that has others. */
export function applicationEvents(
  event: Exclude<WebhookEvent, 'test.finished'>,
  applicationIds: readonly number[],
  now: Date,
  facts: Readonly<Record<string, string | boolean>> = {},
): QueuedEvent {
  return queued(
    event,
    now,
    sql`
      select jsonb_build_object('application', applications.uuid, 'vacancy', vacancies.uuid, 'candidate', users.uuid, 'stage', applications.stage)
        || ${JSON.stringify(facts)}::jsonb as data
      from applications
      join vacancies on vacancies.id = applications.vacancy_id
      join users on users.id = applications.user_id
      where applications.id = any(${applicationIds}::bigint[])
      order by applications.id`,
  )
}

/** An event about a finished test, as a part like applicationEvents. */
export function testFinishedEvent(attemptId: number, now: Date): QueuedEvent {
  return queued(
    'test.finished',
    now,
    sql`
      select jsonb_build_object('test', attempts.uuid, 'skill', skills.uuid, 'candidate', users.uuid,
        'finished_at', to_char(attempts.finished_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as data
      from attempts
      join skills on skills.id = attempts.skill_id
      join users on users.id = attempts.user_id
      where attempts.id = ${attemptId}::bigint`,
  )
}

/** A receiver that is off gets nothing; for one that is paused events wait. None is deleted meanwhile, or the change would fail. */
const queued = (event: WebhookEvent, now: Date, facts: RawBuilder<unknown>): QueuedEvent => ({
  wakes: webhooksWakeUp,
  insert: sql`
  insert into webhook_deliveries (receiver_id, event, data, created_at, due_at)
  select wanting.id, ${event}::text, facts.data, ${now}::timestamptz, ${now}::timestamptz
  from webhook_receivers as wanting cross join lateral (${facts}) as facts
  where wanting.state <> 'off' and wanting.events @> array[${event}::text]
  for key share of wanting`,
})
