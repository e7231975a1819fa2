import { afterEach, expect, test, vi } from 'vitest'
import { storeLanguage } from './language-storage.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['https:', 'language=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure'],
  ['http:', 'language=en; Path=/; Max-Age=31536000; SameSite=Lax'],
])(
  'I18N-02 the cookie of the language is not sent with requests of other sites, and is Secure behind TLS: %s',
  (protocol, cookie) => {
    const page = { cookie: '' }
    vi.stubGlobal('document', page)
    vi.stubGlobal('location', { protocol })
    storeLanguage('en')
    expect(page.cookie).toBe(cookie)
  },
)
