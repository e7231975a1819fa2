/** The people of the demo world who can log in. */
export const cast = {
  admin: { email: 'admin@demo.test', password: 'Demo.2026!' },
  recruiter: { email: 'recruiter@demo.test', password: 'Demo.2026!' },
  /** Applies to many vacancies in one story; a day has only so many. */
  eager: { email: 'candidate6@demo.test', password: 'Demo.2026!' },
  candidate: { email: 'candidate@demo.test', password: 'Demo.2026!' },
} as const
export type CastMember = keyof typeof cast
