/** The kinds of updates to staff, in the order of their settings (NOT-01). */
export const updateKinds = [
  'application',
  'interview_answered',
  'reply',
  'test_finished',
  'rating_due',
  'mention',
  'team_joined',
  'email_failed',
] as const
export type UpdateKind = (typeof updateKinds)[number]

/** How a colleague gets e-mails about a kind of update: within minutes, in the daily e-mail, or not at all (NOT-02). */
export const deliveries = ['at_once', 'daily', 'never'] as const
export type Delivery = (typeof deliveries)[number]

/** What applies until a colleague chooses. Only what somebody waits for interrupts; an agency has hundreds of applications a month. */
export const defaultDelivery = {
  application: 'daily',
  interview_answered: 'daily',
  reply: 'at_once',
  test_finished: 'daily',
  rating_due: 'daily',
  mention: 'at_once',
  team_joined: 'at_once',
  email_failed: 'at_once',
} as const satisfies Record<UpdateKind, Delivery>
