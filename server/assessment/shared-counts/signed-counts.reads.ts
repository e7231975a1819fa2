import { readFile } from 'node:fs/promises'
import { decodeJwt, SignJWT } from 'jose'
import { keyId } from '#domain/assessment/passport/foreign-results.rules.ts'
import { aheadSeconds, countPairs, leastShared, oldestDays } from '#domain/assessment/shared-counts/counts.rules.ts'
import { type CountsClaims, countsClaims, countsKind } from '#domain/assessment/shared-counts/counts-file.contract.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { siteOf } from '../../platform/outside/site-of.ts'
import type { Platform } from '../../platform/platform.ts'
import { readAnswersOf } from '../difficulty/difficulty.reads.ts'
import { readFingerprints } from '../difficulty/shared-banks.reads.ts'
import { confirmSignature } from '../passport/issuer.reads.ts'
import { readSigningKey, signingAlgorithm } from '../passport/keys.reads.ts'

/** What a file says of a bank; refused with too few finished tests. */
export async function readOwnCounts(
  { db, config, now }: Pick<Platform, 'db' | 'config' | 'now'>,
  skill: { readonly id: number; readonly name: string },
  language: Language,
): Promise<CountsClaims | Refusal> {
  const bank = { skillId: skill.id, language }
  const known = new Map((await readFingerprints(db, bank)).map((question) => [question.question, question]))
  const attempts = (await readAnswersOf(db, bank)).map(({ questions, right }) => ({
    questions: questions.filter((question) => known.has(question)),
    right: right.filter((_, place) => known.has(questions[place] ?? null)),
  }))
  const counts = countPairs(attempts)
  if (attempts.length < leastShared || counts.questions.length < 2)
    return refuse('errors.fields', { errors: { language: ['shared_counts.error.few'] } })
  return {
    ...{ kind: countsKind, iss: config.publicUrl, iat: Math.floor(now().getTime() / 1000), skill: skill.name, language },
    attempts: counts.attempts,
    questions: counts.questions.flatMap(({ question, answers, right }) => {
      const { id, text, key } = known.get(question) ?? {}
      return id && text && key ? [{ id, text, key, answers, right }] : []
    }),
    pairs: counts.pairs.map((pair) => [...pair]),
  }
}

/** Signs the counts as results are signed (ADR-0181). */
export async function signCounts(
  { config, ...keys }: Pick<Platform, 'db' | 'secretKey' | 'config'>,
  claims: CountsClaims,
): Promise<string | Refusal> {
  const signing = await readSigningKey(keys)
  // The secret key was changed, and the next one is made within an hour.
  if (!signing) return refuse('errors.unavailable')
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: signingAlgorithm, typ: 'JWT', kid: keyId(config.publicUrl, signing.kid) })
    .sign(signing.key)
}

const refuseFile = (key: string) => refuse('errors.fields', { errors: { file: [key] } })

/** Reads a file of counts and asks the site that it names whether it signed it. */
export async function readSignedCounts(
  platform: Pick<Platform, 'config' | 'now' | 'log'>,
  path: string,
): Promise<CountsClaims | Refusal> {
  const jwt = (await readFile(path, 'utf8')).replace(/^\ufeff/, '').trim()
  const claims = decodeClaims(jwt)
  const site = claims && siteOf(claims.iss)
  if (!claims || !site || site !== claims.iss) return refuseFile('shared_counts.error.unreadable')
  if (site === platform.config.publicUrl) return refuseFile('shared_counts.error.own')
  const age = platform.now().getTime() / 1000 - claims.iat
  if (age > oldestDays * 86_400) return refuseFile('shared_counts.error.old')
  if (age < -aheadSeconds) return refuseFile('shared_counts.error.early')
  const confirmed = await confirmSignature(platform, site, jwt)
  return confirmed === 'signed' ? claims : refuseFile(`shared_counts.error.${confirmed}`)
}

function decodeClaims(jwt: string): CountsClaims | undefined {
  try {
    return countsClaims.safeParse(decodeJwt(jwt)).data
  } catch {
    return undefined
  }
}
