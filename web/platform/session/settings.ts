import { limits } from '#domain/kernel/limits.ts'
import type { SiteSettings } from '../server-context.ts'

/** Name of the head tag in which the server puts this installation's settings. */
export const settingsMetaName = 'site-settings'

const fallback: SiteSettings = {
  idleMinutes: limits.idle.minutes,
  oauthClientId: '',
  companyLogin: false,
  mediaUrl: '',
  sourceUrl: null,
  mailbox: false,
  replies: false,
  country: '',
  timeZone: 'UTC',
  logo: null,
  logoIsSquare: false,
}

/** Reads this installation's settings from the page's head tag. */
export function readSettings(): SiteSettings {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${settingsMetaName}"]`)?.content
  return content ? { ...fallback, ...(JSON.parse(content) as Partial<SiteSettings>) } : fallback
}
