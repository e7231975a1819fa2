/** The people of the demo world who can log in. */
export const cast = {
  admin: { email: 'admin@demo.test', password: 'Demo.2026!' },
  recruiter: { email: 'recruiter@demo.test', password: 'Demo.2026!' },
  candidate: { email: 'candidate@demo.test', password: 'Demo.2026!' },
} as const
export type CastMember = keyof typeof cast
