import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { flag, recordId } from '../../kernel/fields.ts'
import { fileAnswer } from '../../kernel/file-answer.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { linkPicture } from '../../kernel/link-pictures.contract.ts'
import { changeOf, listOf, recordOf } from '../../kernel/pagination.ts'
import { likertCodes } from '../results/scoring.rules.ts'
import { badgeFormats, credentialStates, mostPresented } from './passport.rules.ts'

/** What a credential states about a result. */
export const attested = z.object({
  skill: z.string(),
  /** The language of the test. */
  language: languageSchema,
  /** The bands that the error reaches, from the best (FAI-03). */
  bands: z.array(z.enum(likertCodes)),
  /** Whether a table between languages, void since, adjusted those bands when they were signed (FAI-04). */
  adjusted: z.boolean(),
  /** The standard error of the points out of 100; null for a result without one. */
  error: z.number().nullable(),
  finished_at: z.string(),
  /** How many questions the candidate saw. */
  questions: z.number().int(),
  /** The name of the candidate, when they share it. */
  name: z.string().nullable(),
})
export type Attested = z.infer<typeof attested>

const sharedResult = z.object({
  uuid: z.string(),
  /** The skill in the caller's profile, whose test it is; null after it was removed. */
  user_skill_uuid: z.string().nullable(),
  state: z.enum(credentialStates),
  /** The public address; null when the site's secret key was changed since, so that only its readers know it. */
  address: z.string().nullable(),
  /** The path of the file; null as the address. */
  file: z.string().nullable(),
  /** The paths of its other forms, and LinkedIn's form with the result filled in (PAS-03); null as the address. */
  forms: z.object({ wallet: z.string(), png: z.string(), svg: z.string(), pdf: z.string(), linkedin: z.string() }).nullable(),
  shared_at: z.string(),
  attested,
})
export type SharedResult = z.infer<typeof sharedResult>

const ofUserSkill = z.object({ user_skill_uuid: z.uuid('errors.not_found').toLowerCase() })

export const getShareableResultEndpoint = endpoint({
  method: 'GET',
  path: '/api/passport/results/:user_skill_uuid',
  summary: 'What the caller would share of the result of a skill, and the credential that shares it now',
  access: 'candidate',
  params: ofUserSkill,
  answer: recordOf(z.object({ shareable: attested.nullable(), shared: sharedResult.nullable() })),
})

export const shareResultEndpoint = endpoint({
  method: 'POST',
  path: '/api/passport/results/:user_skill_uuid',
  summary: 'Makes a credential of the result of a skill; a repetition answers the same one',
  access: 'candidate',
  params: ofUserSkill,
  body: z.object({ named: flag }),
  answer: changeOf(sharedResult),
})

export const listSharedResultsEndpoint = endpoint({
  method: 'GET',
  path: '/api/passport/own',
  summary: 'The results that the caller shares, the newest first',
  access: 'candidate',
  answer: listOf(sharedResult),
})

export const stopSharingEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/passport/own/:uuid',
  summary: 'Ends a credential of the caller for good',
  access: 'candidate',
  params: z.object({ uuid: recordId }),
  answer: changeOf(sharedResult),
})

/** Its path is `sharedPdfPath`. */
export const getSharedPdfEndpoint = endpoint({
  method: 'GET',
  path: '/api/passport/own/:uuid/pdf',
  summary: 'A shared result of the caller on paper, with a QR code of its address',
  access: 'candidate',
  params: z.object({ uuid: recordId }),
  heavy: true,
  file: 'application/pdf',
  answer: fileAnswer,
})

const ofToken = z.object({ token: z.string().regex(/^[\w-]{43}$/, 'errors.not_found') })

const passportView = z.object({
  state: z.enum(credentialStates),
  /** The company that attests it. */
  issuer: z.string(),
  /** Null for one that is not valid any more. */
  attested: attested.nullable(),
})
export type PassportView = z.infer<typeof passportView>

export const getPassportEndpoint = endpoint({
  method: 'GET',
  path: '/api/passport/:token',
  summary: 'What a shared result states, and whether it is still valid',
  access: 'anyone',
  replica: true,
  params: ofToken,
  answer: recordOf(passportView),
})

/** Its path is `passportPicturePath` (PUB-09). */
export const getPassportPictureEndpoint = endpoint({
  method: 'GET',
  path: '/pictures/results/:token',
  summary: 'The picture that messengers show beside the link of a shared result, while it is valid',
  params: ofToken,
  ...linkPicture,
})

export const getCredentialEndpoint = endpoint({
  method: 'GET',
  path: '/api/passport/:token/credential',
  summary: 'A shared result as an Open Badges 3.0 credential, signed as a JWT',
  access: 'anyone',
  crossOrigin: true,
  replica: true,
  params: ofToken,
  answer: fileAnswer,
  file: 'application/jwt',
})

/** What one network may ask for of what is signed with an embedded proof: each answer is some milliseconds of a processor. */
const provenLimits = [{ per: 'ip', most: 600, seconds: 600 }] as const

/** Its path is `walletPath`. */
export const getWalletCredentialEndpoint = endpoint({
  method: 'GET',
  path: '/api/passport/:token/credential.json',
  summary: 'A shared result as an Open Badges 3.0 credential with an embedded proof (eddsa-rdfc-2022), for wallets',
  access: 'anyone',
  crossOrigin: true,
  replica: true,
  params: ofToken,
  heavy: true,
  file: 'application/vc',
  answer: fileAnswer,
  limits: provenLimits,
})

/** Its path is `badgePath`. */
export const getBadgeEndpoint = endpoint({
  method: 'GET',
  path: '/api/passport/:token/badge/:format',
  summary: 'A picture with the same credential inside (Open Badges 3.0, baked badge)',
  access: 'anyone',
  crossOrigin: true,
  replica: true,
  params: ofToken.extend({ format: z.enum(badgeFormats, 'errors.not_found') }),
  heavy: true,
  file: 'image/png',
  answer: fileAnswer,
  limits: provenLimits,
})

export const getStatusListEndpoint = endpoint({
  method: 'GET',
  path: '/api/passport/:token/status-list',
  summary: 'The signed Bitstring Status List of one credential; one that is unknown is revoked',
  access: 'anyone',
  crossOrigin: true,
  replica: true,
  params: ofToken,
  heavy: true,
  answer: z.record(z.string(), z.unknown()),
  limits: provenLimits,
})

export const getCredentialStatusEndpoint = endpoint({
  method: 'GET',
  path: '/api/passport/:token/status',
  summary: 'The revocation list of one credential (Open Badges 3.0); one that is unknown is revoked',
  access: 'anyone',
  crossOrigin: true,
  replica: true,
  params: ofToken,
  answer: z.object({
    id: z.string(),
    issuer: z.string(),
    revokedCredential: z.array(z.object({ id: z.string(), revoked: z.boolean() })),
  }),
})

/** A public key of RFC 7517. */
const publicKey = z.object({
  kty: z.string(),
  crv: z.string(),
  x: z.string(),
  y: z.string().optional(),
  /** As credentials name it: the `kid` of a JWT, or the verification method of a proof. */
  kid: z.string(),
  alg: z.string(),
  use: z.string(),
})
export type PublicKey = z.infer<typeof publicKey>

export const listCredentialKeysEndpoint = endpoint({
  method: 'GET',
  path: '/.well-known/jwks.json',
  summary: 'The public keys of all credentials, also of former keys (JWKS)',
  access: 'anyone',
  crossOrigin: true,
  replica: true,
  answer: z.object({ keys: z.array(publicKey) }),
})

export const getIssuerEndpoint = endpoint({
  method: 'GET',
  path: '/.well-known/did.json',
  summary: 'The DID document of this site (did:web), with the public keys of embedded proofs',
  access: 'anyone',
  crossOrigin: true,
  replica: true,
  answer: z.object({
    '@context': z.array(z.string()),
    id: z.string(),
    verificationMethod: z.array(
      z.object({ id: z.string(), type: z.literal('Multikey'), controller: z.string(), publicKeyMultibase: z.string() }),
    ),
    assertionMethod: z.array(z.string()),
  }),
})

export const getCredentialKeyEndpoint = endpoint({
  method: 'GET',
  path: '/api/passport/keys/:kid',
  summary: 'The public key that a credential names',
  access: 'anyone',
  crossOrigin: true,
  replica: true,
  params: z.object({ kid: z.uuid('errors.not_found').toLowerCase() }),
  answer: publicKey,
})

/** What somebody has of a credential: its address, or its file. */
export const checkForm = z.object({
  credential: z
    .string('passport.error.credential_required')
    .trim()
    .min(1, 'passport.error.credential_required')
    .max(mostPresented, 'errors.too_long'),
})

export const checkCredentialEndpoint = endpoint({
  method: 'POST',
  path: '/api/passport/check',
  summary: 'Checks the address or the file of a credential; only those of this site are known',
  access: 'anyone',
  body: checkForm,
  answer: recordOf(
    z.object({
      /**
       * `unreadable`: neither address nor credential. `foreign`: of another site, unchecked. `altered`: it names this site, which has not
       * signed it so. `unknown`: signed here, but erased since.
       */
      outcome: z.enum([...credentialStates, 'unreadable', 'foreign', 'altered', 'unknown']),
      passport: passportView.nullable(),
    }),
  ),
  limits: [{ per: 'ip', most: 60, seconds: 600 }],
})
