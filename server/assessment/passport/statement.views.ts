import type { CredentialClaims } from '#domain/assessment/passport/credential.contract.ts'
import { passportScreens } from '#domain/assessment/passport/passport.screens.ts'
import { readBands, readError } from '#domain/assessment/passport/statement.rules.ts'
import type { Likert } from '#domain/assessment/results/scoring.rules.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { sayIn } from '../../platform/texts.ts'

/** What a credential of another site states. */
export interface Statement {
  /** Where the site shows it; it identifies the credential. */
  readonly address: string
  readonly site: string
  readonly issuerName: string
  readonly holderName: string | null
  readonly skill: string
  readonly language: Language
  readonly bands: readonly Likert[]
  readonly error: number | null
  readonly questions: number
  readonly finishedAt: Date
  readonly validUntil: Date | null
}

/**
 * What the claims of a credential state; undefined when its results are not those that a site of this product states. Its words are read
 * and not repeated, so that a stranger's words are never shown as a result.
 */
export function readStatement(site: string, claims: CredentialClaims): Statement | undefined {
  const { credentialSubject: subject, issuer } = claims
  const { name: skill, inLanguage: language } = subject.achievement
  const say = sayIn(language)
  const statedAs = (part: string) => {
    const id = `${site}${passportScreens.checkPassport.to()}#${part}`
    return subject.result.find(({ resultDescription }) => resultDescription === id)?.value
  }
  const bands = readBands(statedAs('band') ?? '', language, say)
  const stated = statedAs('error')
  const error = stated === undefined ? null : readError(stated, language, say)
  const questions = /^[1-9]\d{0,2}$/.exec(statedAs('questions') ?? '')?.[0]
  // Nobody shares a result before the test is over. The second is that of `nbf`, which has no parts of seconds.
  const isOver = subject.activityEndDate.getTime() < (claims.nbf + 1) * 1000
  if (!bands || error === undefined || questions === undefined || !isOver) return undefined
  const named = subject.identifier.find(({ identityType, hashed }) => identityType === 'name' && !hashed)
  return {
    address: claims.jti,
    site,
    issuerName: issuer.name,
    holderName: named?.identityHash ?? null,
    skill,
    language,
    bands,
    error,
    questions: Number(questions),
    finishedAt: subject.activityEndDate,
    validUntil: claims.validUntil ?? (claims.exp === undefined ? null : new Date(claims.exp * 1000)),
  }
}
