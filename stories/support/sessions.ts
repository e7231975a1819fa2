import type { APIRequestContext, Page } from '@playwright/test'
import type { Tokens } from '#domain/kernel/session.contract.ts'

interface Person {
  readonly email: string
  readonly password: string
}

/**
 * Sessions of earlier stories of this worker, by person, which later stories continue: checking a password takes most of a login. Each is
 * used by one page at a time, and is forgotten when a story renews or ends it.
 */
const free = new Map<string, Tokens[]>()
/** Sessions that only calls use; all stories of this worker share them. */
const forCalls = new Map<string, Tokens>()
const keyOf = ({ email, password }: Person) => `${email} ${password}`

/** Any small page of the site, which has its storage. */
const smallPage = '/healthz'

/** Starts or continues a session of a person in a page, without visiting a page of the application. */
export async function startSessionIn(page: Page, person: Person): Promise<Tokens> {
  const tokens = await takeSession(page.request, person)
  await page.goto(smallPage)
  await page.evaluate(storeTokens, tokens)
  return tokens
}

/** Makes the browser forget its session, as if it were another device. No page of the application is open meanwhile, whose calls would fail. */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto(smallPage)
  await page.evaluate(() => localStorage.clear())
}

/** Makes the browser forget everything that earlier steps of a story left in it: session, language, drafts and cookies. */
export async function startAfresh(page: Page): Promise<void> {
  await page.goto(smallPage)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.context().clearCookies()
}

/** Runs in the browser. */
function storeTokens(tokens: Tokens): void {
  for (const [key, value] of Object.entries(tokens)) localStorage.setItem(key, String(value))
  localStorage.setItem('token_received_at', String(Date.now()))
}

async function takeSession(request: APIRequestContext, person: Person): Promise<Tokens> {
  const sessions = free.get(keyOf(person)) ?? []
  for (let tokens = sessions.pop(); tokens; tokens = sessions.pop()) if (await isValid(request, tokens)) return tokens
  return logIn(request, person)
}

/** Lets later stories continue the session of a page, unless the page renewed or ended it. */
export async function releaseSession(page: Page, person: Person, tokens: Tokens): Promise<void> {
  const stored = page.isClosed() ? null : await page.evaluate(() => localStorage.getItem('access_token')).catch(() => null)
  if (stored === tokens.access_token) free.set(keyOf(person), [...(free.get(keyOf(person)) ?? []), tokens])
}

/** An access token of a person for calls. */
export async function logInByCall(request: APIRequestContext, person: Person): Promise<string> {
  const known = forCalls.get(keyOf(person))
  const tokens = known && (await isValid(request, known)) ? known : await logIn(request, person)
  forCalls.set(keyOf(person), tokens)
  return tokens.access_token
}

async function isValid(request: APIRequestContext, { access_token }: Tokens): Promise<boolean> {
  return (await request.get('/api/users/verify/role', { headers: { authorization: `Bearer ${access_token}` } })).ok()
}

async function logIn(request: APIRequestContext, { email, password }: Person): Promise<Tokens> {
  const answer = await request.post('/oauth/token', { data: { grant_type: 'password', username: email, password } })
  if (!answer.ok()) throw new Error(`The login of ${email} answered ${answer.status()}: ${await answer.text()}`)
  return (await answer.json()) as Tokens
}
