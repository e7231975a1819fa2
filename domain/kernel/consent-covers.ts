/** What a consent that the company holds covers (CON-03): keeping the data, offers of vacancies, or both. */
export const consentCovers = ['both', 'keeping', 'offers'] as const
export type ConsentCovers = (typeof consentCovers)[number]
