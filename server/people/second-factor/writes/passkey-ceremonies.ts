import { Buffer } from 'node:buffer'
import type { NewPasskey, PasskeyLogin } from '#domain/kernel/passkey.ts'
import type { Platform } from '../../../platform/platform.ts'
import { challengeIn, isChallenge, newChallenge } from './passkey-challenges.ts'

// Loaded with the first passkey: the parser of certificates takes a moment of the start.
const library = () => import('@simplewebauthn/server')

type Site = Pick<Platform, 'config' | 'secretKey' | 'now'>

const loginPurpose = 'passkey login'
const additionPurpose = (userId: number, sessionId: number) => `passkey of ${userId} in session ${sessionId}`

/** Passkeys belong to the host of the site's public address, and answers come from pages of that address. */
function siteOf({ config }: Pick<Site, 'config'>) {
  const { origin, hostname } = new URL(config.publicUrl)
  return { origin, host: hostname }
}

interface Owner {
  readonly id: number
  readonly uuid: string
  readonly email: string
  readonly sessionId: number
}

interface Known {
  readonly credential_id: string
  readonly transports: readonly string[]
}

/** The options with which a browser creates a passkey that it finds again without an address, and that asks for a finger or a PIN. */
export async function additionOptions(site: Site, owner: Owner, siteName: string, known: readonly Known[]) {
  const { generateRegistrationOptions } = await library()
  return generateRegistrationOptions({
    rpName: siteName,
    rpID: siteOf(site).host,
    userName: owner.email,
    userDisplayName: owner.email,
    userID: Uint8Array.from(Buffer.from(owner.uuid)),
    challenge: newChallenge(site, additionPurpose(owner.id, owner.sessionId)),
    attestationType: 'none',
    excludeCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports: [...transports] })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** Checks a new passkey. Undefined when it was made for another site, person, session or purpose, too long ago, or without its person. */
export async function checkAddition(site: Site, { id, sessionId }: Pick<Owner, 'id' | 'sessionId'>, credential: NewPasskey) {
  const { verifyRegistrationResponse } = await library()
  const { origin, host } = siteOf(site)
  const checked = await verifyRegistrationResponse({
    response: credential as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    expectedChallenge: (challenge) => isChallenge(site, additionPurpose(id, sessionId), challenge),
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: true,
  }).catch(() => undefined)
  const made = checked?.verified ? checked.registrationInfo.credential : undefined
  if (!made) return undefined
  return {
    challenge: challengeIn(credential.response.clientDataJSON),
    credential_id: made.id,
    public_key: Buffer.from(made.publicKey),
    counter: made.counter,
    transports: credential.response.transports ?? [],
  }
}

/** The options with which a browser asks for any passkey of the site. */
export async function loginOptions(site: Site) {
  const { generateAuthenticationOptions } = await library()
  return generateAuthenticationOptions({
    rpID: siteOf(site).host,
    challenge: newChallenge(site, loginPurpose),
    userVerification: 'required',
  })
}

interface Stored {
  readonly public_key: Buffer
  readonly counter: number
  /** The uuid of its owner, which the passkey has noted. */
  readonly uuid: string
}

/** Checks the answer of a passkey. Undefined when it is not of this site and person, is too old, or its counter went back, as of a copy. */
export async function checkLogin(site: Site, answer: PasskeyLogin, stored: Stored) {
  const { verifyAuthenticationResponse } = await library()
  const { origin, host } = siteOf(site)
  const { userHandle } = answer.response
  if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== stored.uuid) return undefined
  const checked = await verifyAuthenticationResponse({
    response: answer as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
    expectedChallenge: (challenge) => isChallenge(site, loginPurpose, challenge),
    expectedOrigin: origin,
    expectedRPID: host,
    credential: { id: answer.id, publicKey: Uint8Array.from(stored.public_key), counter: stored.counter },
    requireUserVerification: true,
  }).catch(() => undefined)
  if (!checked?.verified) return undefined
  return { challenge: challengeIn(answer.response.clientDataJSON), counter: checked.authenticationInfo.newCounter }
}
