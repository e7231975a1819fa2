/** People of the demo world with a password. */
export const cast = {
  admin: { email: 'admin@demo.test', password: 'Demo.2026!' },
  recruiter: { email: 'recruiter@demo.test', password: 'Demo.2026!' },
  /** Applies to many vacancies in one story; the number of applications in a day is limited. */
  eager: { email: 'candidate6@demo.test', password: 'Demo.2026!' },
  candidate: { email: 'candidate@demo.test', password: 'Demo.2026!' },
} as const
export type CastMember = keyof typeof cast
