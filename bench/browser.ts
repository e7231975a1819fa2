import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { browserArguments, findBrowser } from '../scripts/browser.mjs'
import { tokenOf } from './callers.ts'

/** A processor at a quarter of its speed, for measures of what people see. */
export const processorSlowdown = 4

export async function openBrowser(): Promise<Browser> {
  const found = await findBrowser()
  return chromium.launch({
    executablePath: found.path,
    env: { ...process.env, ...found.environment },
    args: browserArguments,
  })
}

/** A browser context in which a recruiter is logged in. */
export async function loggedIn(browser: Browser, origin: string): Promise<BrowserContext> {
  const tokens = {
    token_type: 'Bearer',
    access_token: tokenOf('recruiter', 1),
    refresh_token: tokenOf('recruiter', 1),
    expires_in: '3600',
    token_received_at: String(Date.now()),
    language: 'es',
  }
  const localStorage = Object.entries(tokens).map(([name, value]) => ({ name, value }))
  return browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  })
}
