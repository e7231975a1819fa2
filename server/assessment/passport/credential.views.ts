import { passportScreens } from '#domain/assessment/passport/passport.screens.ts'
import { stateBands, stateError } from '#domain/assessment/passport/statement.rules.ts'
import { sayIn } from '../../platform/texts.ts'
import type { CredentialRow } from './passport.reads.ts'
import { statedBands } from './passport.views.ts'

const contexts = ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json']

/** The address that identifies a credential, and its revocation list. */
export const credentialId = (publicUrl: string, token: string) => publicUrl + passportScreens.passport.to({ token })
export const statusId = (publicUrl: string, token: string) => `${publicUrl}/api/passport/${token}/status`

/** The address of a public key, which a credential names as `kid`. */
export const keyId = (publicUrl: string, kid: string) => `${publicUrl}/api/passport/keys/${kid}`

interface Issuer {
  readonly publicUrl: string
  readonly name: string
}

/**
 * A shared result as an Open Badges 3.0 credential: the payload of its JWT (Open Badges 3.0, section 8.2). Band, error and number of
 * questions are results of one achievement, the test of the skill. Words are in the language of the test.
 */
export function presentCredential(row: CredentialRow, token: string, { publicUrl, name: issuer }: Issuer) {
  const { language, skill_name: skill, holder_name: holder } = row
  const say = sayIn(language)
  const id = credentialId(publicUrl, token)
  const subject = `urn:uuid:${row.uuid}`
  const error = row.stated_error === null ? [] : [['error', stateError(row.stated_error, language, say)] as const]
  const results = [
    ['band', stateBands(statedBands(row), language, say)] as const,
    ...error,
    ['questions', String(row.questions)] as const,
    ['language', say(`passport.language.${language}`)] as const,
  ]
  const resultId = (part: string) => `${publicUrl}${passportScreens.checkPassport.to()}#${part}`
  return {
    iss: publicUrl,
    jti: id,
    sub: subject,
    nbf: Math.floor(row.shared_at.getTime() / 1000),
    '@context': contexts,
    id,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: { id: publicUrl, type: ['Profile'], name: issuer, url: publicUrl },
    validFrom: row.shared_at.toISOString(),
    name: skill,
    credentialSubject: {
      id: subject,
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
    credentialStatus: { id: statusId(publicUrl, token), type: '1EdTechRevocationList' },
  }
}
