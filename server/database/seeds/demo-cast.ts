/** The password of every demo login; demo people exist only while DEMO=1, which production refuses. */
export const demoPassword = 'Demo.2026!'
export const demoLogins = ['admin@demo.test', 'recruiter@demo.test', 'candidate@demo.test'] as const
