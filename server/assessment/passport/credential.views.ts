import { gzipSync } from 'node:zlib'
import { passportScreens } from '#domain/assessment/passport/passport.screens.ts'
import { didOf } from '#domain/assessment/passport/rules/issuer.ts'
import { stateBands, stateError } from '#domain/assessment/passport/statement.rules.ts'
import { credentialContexts, revocationContext } from '../../platform/linked-data/load-document.ts'
import { sayIn } from '../../platform/texts.ts'
import type { CredentialRow } from './passport.reads.ts'
import { statedBands } from './passport.views.ts'

/** The address that identifies a credential, and those of its revocation list and its signed status list. */
export const credentialId = (publicUrl: string, token: string) => publicUrl + passportScreens.passport.to({ token })
export const statusId = (publicUrl: string, token: string) => `${publicUrl}/api/passport/${token}/status`
const statusListId = (publicUrl: string, token: string) => `${publicUrl}/api/passport/${token}/status-list`

interface Issuer {
  readonly publicUrl: string
  readonly name: string
}

/** A shared result as the payload of a JWT (Open Badges 3.0, section 8.2). */
export function presentCredential(row: CredentialRow, token: string, issuer: Issuer) {
  const { publicUrl } = issuer
  const id = credentialId(publicUrl, token)
  return {
    iss: publicUrl,
    jti: id,
    sub: subjectOf(row),
    nbf: Math.floor(row.shared_at.getTime() / 1000),
    '@context': [...credentialContexts, revocationContext],
    ...presentBadge(row, id, { ...issuer, id: publicUrl }),
    credentialStatus: { id: statusId(publicUrl, token), type: '1EdTechRevocationList' },
  }
}

/** A shared result for an embedded proof. Its issuer is the DID of the site, because wallets find keys by it (PAS-03). */
export function presentToProve(row: CredentialRow, token: string, issuer: Issuer) {
  const { publicUrl } = issuer
  const list = statusListId(publicUrl, token)
  return {
    '@context': [...credentialContexts],
    ...presentBadge(row, credentialId(publicUrl, token), { ...issuer, id: didOf(publicUrl) }),
    credentialStatus: {
      id: `${list}#${onlyPlace}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: onlyPlace,
      statusListCredential: list,
    },
  }
}

/** Each credential has a list of its own, like its revocation list, so its place in it says nothing. */
const onlyPlace = '0'
/** The least bits of a list. */
const listBits = 131_072
/** A verifier whose clock is behind accepts a list that was just made. */
const clockMs = 300_000

/** The status list of one credential as a credential of its own, for an embedded proof (Bitstring Status List 1.0). */
export function presentStatusList(publicUrl: string, token: string, { isRevoked, now }: { isRevoked: boolean; now: Date }) {
  const id = statusListId(publicUrl, token)
  const bits = new Uint8Array(listBits / 8)
  // The first place is the highest bit of the first byte.
  if (isRevoked) bits[0] = 0x80
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: didOf(publicUrl),
    validFrom: new Date(now.getTime() - clockMs).toISOString(),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: `u${gzipSync(bits).toString('base64url')}`,
    },
  }
}

const subjectOf = ({ uuid }: CredentialRow) => `urn:uuid:${uuid}`

/**
 * What both forms state. Band, error and number of questions are results of one achievement, the test of the skill. Words are in the language
 * of the test.
 */
function presentBadge(row: CredentialRow, id: string, issuer: Issuer & { readonly id: string }) {
  const { language, skill_name: skill, holder_name: holder } = row
  const { publicUrl } = issuer
  const say = sayIn(language)
  const error = row.stated_error === null ? [] : [['error', stateError(row.stated_error, language, say)] as const]
  const results = [
    ['band', stateBands(statedBands(row), language, say)] as const,
    ...error,
    ['questions', String(row.questions)] as const,
    ['language', say(`passport.language.${language}`)] as const,
  ]
  const resultId = (part: string) => `${publicUrl}${passportScreens.checkPassport.to()}#${part}`
  return {
    id,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: { id: issuer.id, type: ['Profile'], name: issuer.name, url: publicUrl },
    validFrom: row.shared_at.toISOString(),
    name: skill,
    credentialSubject: {
      id: subjectOf(row),
      type: ['AchievementSubject'],
      ...(holder && { identifier: [{ type: 'IdentityObject', hashed: false, identityHash: holder, identityType: 'name' }] }),
      activityEndDate: row.finished_at.toISOString(),
      achievement: {
        id: `urn:uuid:${row.skill_uuid}`,
        type: ['Achievement'],
        achievementType: 'Assessment',
        inLanguage: language,
        name: skill,
        description: say('passport.badge_description', { skill }),
        criteria: { narrative: say('passport.badge_criteria') },
        resultDescription: results.map(([part]) => ({
          id: resultId(part),
          type: ['ResultDescription'],
          name: say(`passport.${part}`),
          resultType: part === 'band' ? 'PerformanceLevel' : 'Result',
        })),
      },
      result: results.map(([part, value]) => ({ type: ['Result'], resultDescription: resultId(part), value })),
    },
  }
}
