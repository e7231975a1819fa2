import { z } from 'zod'
import { stages } from './stages.ts'
import type { WebhookEvent } from './webhook-events.ts'

const instant = z.iso.datetime()
const ofApplication = { application: z.uuid(), vacancy: z.uuid(), candidate: z.uuid(), stage: z.enum(stages) }
const facts = {
  application: {
    created: z.object(ofApplication),
    moved: z.object({ ...ofApplication, from: z.enum(stages) }),
    withdrawn: z.object(ofApplication),
  },
  test: { finished: z.object({ test: z.uuid(), skill: z.uuid(), candidate: z.uuid(), finished_at: instant }) },
  interview: { scheduled: z.object({ ...ofApplication, interview: z.uuid(), starts_at: instant, ends_at: instant }) },
  hire: { made: z.object({ ...ofApplication, hired_at: instant }) },
}

/** What a message about each event says (HOK-01). Records are named by their uuid; a message has no personal data. */
export const webhookData = Object.fromEntries(
  Object.entries(facts).flatMap(([kind, done]) => Object.entries(done).map(([verb, shape]) => [`${kind}.${verb}`, shape])),
) as Record<string, z.ZodObject> as Record<WebhookEvent, z.ZodObject>

/** The message about an event, as it is signed and sent. */
export const webhookMessage = (event: WebhookEvent) =>
  z.object({ type: z.literal(event), timestamp: instant, data: webhookData[event] })
