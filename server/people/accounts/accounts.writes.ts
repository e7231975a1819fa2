import { createHash } from 'node:crypto'
import type { ApplyResult } from '#domain/hiring/applications/applications.contract.ts'
import { sourceOf } from '#domain/hiring/applications/source.rules.ts'
import type { BodyOf } from '#domain/kernel/endpoint.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { fillVariables } from '#domain/mail/mail.rules.ts'
import type { registerEndpoint } from '#domain/people/accounts/accounts.contract.ts'
import { en } from '#domain/people/accounts/accounts.form.en.ts'
import { es } from '#domain/people/accounts/accounts.form.es.ts'
import { consentVersion, repeatableForMs } from '#domain/people/accounts/accounts.rules.ts'
import { apply, applyTo, openVacancy } from '../../hiring/applications/applications.writes.ts'
import { checkAnswers } from '../../hiring/screening-questions/answers.writes.ts'
import { audit } from '../../platform/audit/audit.ts'
import { changeWithFile } from '../../platform/files/stored-files.ts'
import { noteUploaded, refuseUpload } from '../../platform/files/upload-budget.ts'
import type { Upload } from '../../platform/files/uploads.ts'
import { changePerson, insertPerson } from '../../platform/people/person.writes.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { checkPassword } from '../../platform/sessions/check-password.ts'
import { networkHash } from '../../platform/sessions/network.ts'
import { candidateRole } from '../../platform/sessions/role-ids.ts'
import { nobody } from '../../platform/sessions/viewer.ts'
import { readNewest, readSiteName } from '../../platform/site-content.ts'
import { isTakenIn } from '../../platform/unique-violation.ts'
import { isEmailRegistered, readNewCandidate } from './accounts.reads.ts'
import { queueConfirmation } from './confirmation.writes.ts'
import { refuseGuessable } from './guessable-passwords.reads.ts'
import { keepPhone } from './phone.writes.ts'
import { confirmDueAt } from './unconfirmed.reads.ts'
import { lockWithEntries, noteYielded, yieldAddress } from './yielded-addresses.writes.ts'

type Registration = BodyOf<typeof registerEndpoint>
/** The refusal of a form whose address belongs to an account already (REG-03). */
export const emailTaken = refuse('errors.fields', { errors: { email: ['personal.error.email_duplicate'] } })
const consentTexts: Record<Language, string> = { es: es['personal.consent_text'], en: en['personal.consent_text'] }

interface Registered {
  readonly uuid: string
  readonly email: string
  readonly apply?: ApplyResult
}

/**
 * Registers a candidate with a CV and consent and, if the form names a vacancy, applies to it: all in one transaction (REG-01,
 * REG-07, SPEC-53). Refuses a taken address, also between two simultaneous registrations, and a closed or unknown vacancy. An address that
 * only staff entered is free: nothing of their entry shows before the address is confirmed (INT-11, ADR-0119).
 * A registration that is repeated soon with the same address and password counts as the same one (SPEC-73).
 */
export async function registerCandidate(
  platform: Platform,
  fields: Registration,
  cv: Upload,
  ip: string,
): Promise<Registered | Refusal> {
  const full = await refuseUpload(platform, { network: networkHash(platform.secretKey, ip) })
  if (full) return full
  const registered = await addRegistration(platform, fields, cv)
  if (!isRefusal(registered)) await noteUploaded(platform.db, cv.bytes)
  return registered === emailTaken ? continueRegistration(platform, fields, ip) : registered
}

async function addRegistration(platform: Platform, fields: Registration, cv: Upload): Promise<Registered | Refusal> {
  const guessable = await refuseGuessable(platform.db, fields.password, {
    email: fields.email,
    names: [fields.name, fields.lastname],
  })
  if (guessable) return guessable
  // Hashing is slow on purpose. It runs before the transaction, so that it holds no connection.
  const passwordHash = await platform.passwords.hash(fields.password)
  const written = changeWithFile(platform, cv, 'cv', async (tx, keepCv): Promise<Registered | Refusal> => {
    const { vacancies, uuid_jobs } = fields
    const vacancy = vacancies && uuid_jobs !== undefined ? await openVacancy(tx, platform, nobody, uuid_jobs) : undefined
    if (isRefusal(vacancy)) return vacancy
    const answers = vacancy && (await checkAnswers(tx, vacancy.id, fields.answers))
    if (isRefusal(answers)) return answers
    if (await isEmailRegistered(tx, fields.email)) return emailTaken
    await lockWithEntries(tx, [], fields.email)
    const entry = await yieldAddress(tx, platform, fields.email, platform.now())
    // With the CV at once: a later update would write the person's search document a second time.
    const user = await addCandidate(tx, fields, passwordHash, await keepCv(), platform.now())
    await addConsent(tx, { ...user, language: fields.language }, platform.now())
    if (fields.personal_phone) await keepPhone(tx, user.id, fields.personal_phone, platform.now())
    const { uuid, email } = user
    if (entry) await noteYielded(tx, platform, entry, { id: user.id, address: email }, platform.now())
    if (!vacancy) {
      await queueConfirmation(tx, platform, 'welcome', { ...user, language: fields.language })
      return { uuid, email }
    }
    const application = { userId: user.id, vacancy, language: fields.language, source: sourceOf(fields), answers }
    return { uuid, email, apply: await applyTo(tx, platform, application) }
  })
  return written.catch((error: unknown) => {
    if (isTakenIn('users_email', error)) return emailTaken
    throw error
  })
}

/**
 * Answers a repeated registration like the first one, and applies to its vacancy if that has not happened yet. A wrong password counts
 * as a guess at the login, so that registering reveals no more than logging in.
 */
async function continueRegistration(platform: Platform, fields: Registration, ip: string): Promise<Registered | Refusal> {
  const { email, password, vacancies, uuid_jobs, language } = fields
  const since = new Date(platform.now().getTime() - repeatableForMs)
  const candidate = await readNewCandidate(platform.db, email, since)
  if (!candidate) return emailTaken
  const account = { address: email, passwordHash: candidate.password_hash, knowsNetwork: false }
  if ((await checkPassword(platform, account, networkHash(platform.secretKey, ip), password)) !== true) return emailTaken
  const { id, uuid } = candidate
  if (!vacancies || uuid_jobs === undefined) return { uuid, email }
  // The same call as from the vacancy's page, so that the daily limit of applications holds here too.
  const applied = await apply(platform, { id, language }, uuid_jobs, { source: sourceOf(fields), answers: fields.answers })
  return isRefusal(applied) ? applied : { uuid, email, apply: 'new_apply' }
}

/** Saves the language that the site and its e-mails use for a person. */
export async function changeLanguage(platform: Platform, userId: number, language: Language): Promise<void> {
  await changePerson(platform.db, userId, { language }, platform.now())
}

async function addCandidate(tx: Tx, fields: Registration, passwordHash: string, cv: number, now: Date) {
  const user = await insertPerson(tx, {
    role_id: candidateRole,
    first_name: fields.name,
    last_name: fields.lastname,
    email: fields.email,
    password_hash: passwordHash,
    language: fields.language,
    cv_file_id: cv,
    suggestions_stopped_at: fields.suggestions === false ? now : null,
    confirm_due_at: confirmDueAt(now),
  })
  // The proof of the separate consent (SPEC-89).
  const agreed = { action: 'user.suggestions_resumed', subjectType: 'user', subjectId: user.id } as const
  if (fields.suggestions) await audit(tx, user, agreed, now)
  return user
}

interface Consenting {
  readonly id: number
  readonly language: Language
}

/** Records the exact text that the person agreed to, as evidence (SPEC-53). */
export async function addConsent(tx: Tx, { id, language }: Consenting, now: Date): Promise<void> {
  await tx
    .insertInto('consents')
    .values({ ...(await readConsentText(tx, language)), user_id: id, given_at: now })
    .execute()
}

/** The columns of a consent that say what a person agrees to now. */
export async function readConsentText(tx: Tx, language: Language) {
  const privacy = await readNewest(tx, 'privacy', language)
  const words = fillVariables(consentTexts[language], { site: await readSiteName(tx, language) })
  const text_sha256 = createHash('sha256').update(words).digest('hex')
  return { version: consentVersion, language, text_sha256, privacy_version: privacy.version }
}
