import { dayMs } from '../../kernel/dates.ts'
import type { Language } from '../../kernel/languages.ts'
import { finalBands, type Measured } from '../results/error.rules.ts'

/** A finished attempt as credentials see it. */
export interface RatedAttempt {
  readonly state: string
  readonly archived: boolean
  /** Whether the person finished another test of the skill later. */
  readonly followed: boolean
  readonly points: number | null
  readonly unrated: number | null
  readonly error: number | null
}

/**
 * Whether a candidate may share the result of an attempt: it is their last one of the skill, it is released to them, and staff have not
 * reset it (PAS-01, SPEC-18).
 */
export const isShareable = ({ state, archived, followed, ...figures }: RatedAttempt): boolean =>
  state === 'finished' && !archived && !followed && finalBands(figures).length > 0

/** `valid`; `ended` by the candidate; `replaced`: the result was rated again, reset or followed by another, so that it counts no more. */
export const credentialStates = ['valid', 'ended', 'replaced'] as const
export type CredentialState = (typeof credentialStates)[number]

/** The state of a credential: what it states has to be the present result of its attempt (PAS-01). */
export function stateOfCredential(stated: Measured & { readonly ended: boolean }, attempt: RatedAttempt): CredentialState {
  if (stated.ended) return 'ended'
  const isSame = attempt.points === stated.points && attempt.error === stated.error
  return isSame && isShareable(attempt) ? 'valid' : 'replaced'
}

/** The most characters of a credential, or of its address, that are read: it has about 3,000. */
export const mostPresented = 20_000

/** How long one key signs. Its public key stays published afterwards. */
export const signingKeyDays = 180

/** Whether the newest key is old enough to be followed by another (PAS-01). */
export const isKeyOld = (createdAt: Date, now: Date): boolean => now.getTime() - createdAt.getTime() >= signingKeyDays * dayMs

/**
 * What somebody enters to check it: the address of a credential with its token, a signed credential (JWT), a credential with an embedded proof
 * as JSON text, or neither.
 */
export type Presented =
  | { readonly kind: 'address'; readonly site: string; readonly token: string }
  | { readonly kind: 'signed'; readonly jwt: string }
  | { readonly kind: 'proven'; readonly document: string; readonly site: string; readonly token: string }
  | undefined

const addressPattern =
  /^[<(]?(https?:\/\/[^?#]+?)\/(?:api\/)?passport\/([\w-]{43})(?:\/credential(?:\.json)?)?\/?(?:[?#].*|[>).,;]+)?$/i

/**
 * Recognises what was pasted or read from a file. Line breaks inside are those of mail programs, so they do not count, nor do brackets and full
 * stops around an address. Wallets put a signed credential into the envelope of Verifiable Credentials 2.0, or into a presentation as it is
 * (PAS-02).
 */
export function recognise(given: string): Presented {
  const proven = given.length <= mostPresented ? recogniseProven(parseObject(given)) : undefined
  if (proven) return proven
  const text = given.replace(/[\s\u200b\ufeff]+/g, '').replace(/^"(.*)"$/, '$1')
  const enveloped = /(?:^|")data:application\/vc(?:\+ld)?\+jwt,([\w-]+\.[\w-]+\.[\w-]+)(?:"|$)/i.exec(text)
  if (enveloped?.[1]) return { kind: 'signed', jwt: enveloped[1] }
  const presented = /"verifiableCredential":\[?"([\w-]+\.[\w-]+\.[\w-]+)"/.exec(text)
  if (presented?.[1]) return { kind: 'signed', jwt: presented[1] }
  const address = addressPattern.exec(text)
  if (address?.[1] && address[2]) return { kind: 'address', site: address[1], token: address[2] }
  return /^[\w-]+\.[\w-]+\.[\w-]*$/.test(text) ? { kind: 'signed', jwt: text } : undefined
}

type JsonObject = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value)

function parseObject(text: string): JsonObject | undefined {
  if (!/^[\s\ufeff]*\{/.test(text)) return undefined
  try {
    const parsed: unknown = JSON.parse(text.replace(/^\ufeff/, ''))
    return isObject(parsed) ? parsed : undefined
  } catch {
    return undefined
  }
}

/** A credential with an embedded proof, alone or as the only one of a presentation (PAS-03). */
function recogniseProven(json: JsonObject | undefined): Presented {
  if (!json) return undefined
  const { verifiableCredential: inside } = json
  const only = Array.isArray(inside) && inside.length === 1 ? inside[0] : inside
  if (isObject(only)) return recogniseProven({ ...only, verifiableCredential: undefined })
  const address = addressPattern.exec(String(json.id))
  if (!address?.[1] || !address[2] || !isObject(json.proof) || json.proof.type !== 'DataIntegrityProof') return undefined
  return { kind: 'proven', document: JSON.stringify(json), site: address[1], token: address[2] }
}

/** The path of the picture beside the link of a credential. */
export const passportPicturePath = (token: string, language: Language): string =>
  `/pictures/results/${token}?language=${language}`

/** The path of the signed file of a credential. */
export const credentialPath = (token: string): string => `/api/passport/${token}/credential`

/** The path of the same credential with an embedded proof, which wallets read (PAS-03). */
export const walletPath = (token: string): string => `${credentialPath(token)}.json`

/** The pictures with a credential inside (PAS-03). */
export const badgeFormats = ['png', 'svg'] as const
export type BadgeFormat = (typeof badgeFormats)[number]
export const badgePath = (token: string, format: BadgeFormat): string => `/api/passport/${token}/badge/${format}`

/** The path of a shared result on paper, for its candidate. */
export const sharedPdfPath = (uuid: string): string => `/api/passport/own/${uuid}/pdf`
