import { decrypt, encrypt } from '../encryption.ts'

/** The login of a CalDAV server. */
export interface CalendarLogin {
  readonly user: string
  readonly password: string
}

interface SealedCalendar {
  readonly uuid: string
  readonly address: Buffer
  readonly login: Buffer | null
}

const boundTo = (purpose: 'calendar address' | 'calendar login', uuid: string) => ({ purpose, boundTo: uuid })

/** The stored form of a calendar's address and login. Whoever has the secret address of a calendar reads it. */
export const sealCalendar = (secretKey: string, uuid: string, address: string, login: CalendarLogin | undefined) => ({
  address: encrypt(secretKey, boundTo('calendar address', uuid), address),
  login: login ? encrypt(secretKey, boundTo('calendar login', uuid), JSON.stringify(login)) : null,
})

/** The address and the login; undefined when they were stored under another SECRET_KEY. */
export function openCalendar(secretKey: string, { uuid, address: stored, login: storedLogin }: SealedCalendar) {
  const address = decrypt(secretKey, boundTo('calendar address', uuid), stored)
  if (address === undefined) return undefined
  if (storedLogin === null) return { address, login: undefined }
  const login = decrypt(secretKey, boundTo('calendar login', uuid), storedLogin)
  return login === undefined ? undefined : { address, login: JSON.parse(login) as CalendarLogin }
}
