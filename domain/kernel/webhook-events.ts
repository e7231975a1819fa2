/** What happens to each kind of record that receivers in other systems are notified of (HOK-01). */
const verbs = {
  application: ['created', 'moved', 'withdrawn'],
  test: ['finished'],
  interview: ['scheduled'],
  hire: ['made'],
} as const
type Verbs = typeof verbs
export type WebhookEvent = { [Kind in keyof Verbs & string]: `${Kind}.${Verbs[Kind][number]}` }[keyof Verbs & string]

/** The events, in the order of the form. */
export const webhookEvents = Object.entries(verbs).flatMap(([kind, done]) =>
  done.map((verb) => `${kind}.${verb}`),
) as readonly string[] as readonly WebhookEvent[]
