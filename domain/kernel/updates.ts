/** How a colleague gets e-mails about a kind of update: within minutes, in the daily e-mail, or not at all (NOT-02). */
export const deliveries = ['at_once', 'daily', 'never'] as const
export type Delivery = (typeof deliveries)[number]
