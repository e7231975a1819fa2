import type { Attested, PassportView, SharedResult } from '#domain/assessment/passport/passport.contract.ts'
import {
  badgePath,
  type CredentialState,
  credentialPath,
  type RatedAttempt,
  sharedPdfPath,
  stateOfCredential,
  walletPath,
} from '#domain/assessment/passport/passport.rules.ts'
import { passportScreens } from '#domain/assessment/passport/passport.screens.ts'
import { linkedInAddress } from '#domain/assessment/passport/rules/linkedin.ts'
import { bandsWithin } from '#domain/assessment/results/error.rules.ts'
import { calendarDay } from '#domain/kernel/dates.ts'
import type { Language } from '#domain/kernel/languages.ts'
import type { Platform } from '../../platform/platform.ts'
import { hashToken } from '../../platform/sessions/tokens.ts'
import { sign } from '../../platform/signing.ts'
import { sayIn } from '../../platform/texts.ts'
import type { CredentialRow, OwnResultRow } from './passport.reads.ts'

/**
 * The token in the address of a credential. It is always the same one, so that its candidate can read the address again although only a
 * hash is stored; without SECRET_KEY nobody can compute it.
 */
export const tokenOf = (secretKey: string, uuid: string): string => sign(secretKey, `passport ${uuid}`)

/** Whether SECRET_KEY still yields the token of a credential. */
export const isAddressKnown = (secretKey: string, { uuid, token_hash }: Pick<CredentialRow, 'uuid' | 'token_hash'>): boolean =>
  hashToken(tokenOf(secretKey, uuid)).equals(token_hash)

/** The attempt of a row, as the rules read it. */
export const ratedAttempt = ({
  state,
  archived_at,
  points,
  unrated,
  error,
  followed,
}: Pick<CredentialRow, 'state' | 'archived_at' | 'points' | 'unrated' | 'error' | 'followed'>): RatedAttempt => ({
  state,
  archived: archived_at !== null,
  followed,
  points,
  unrated,
  error,
})

type StatedColumns = Pick<CredentialRow, 'stated_points' | 'stated_error' | 'stated_adjusted'>

/** The bands that a credential states, as they were signed. */
export const statedBands = ({ stated_points: points, stated_error: error, stated_adjusted: adjusted }: StatedColumns) =>
  bandsWithin(adjusted ?? { points, error })

export function stateOf(row: CredentialRow): CredentialState {
  return stateOfCredential(
    { points: row.stated_points, error: row.stated_error, ended: row.ended_at !== null },
    ratedAttempt(row),
  )
}

type Stated = Pick<OwnResultRow, 'skill_name' | 'language' | 'finished_at' | 'questions'> &
  StatedColumns &
  Pick<CredentialRow, 'holder_name'>

/** What a credential states. */
function presentAttested(row: Stated): Attested {
  return {
    skill: row.skill_name,
    language: row.language,
    bands: statedBands(row),
    adjusted: row.stated_adjusted !== null,
    error: row.stated_error,
    finished_at: row.finished_at.toISOString(),
    questions: row.questions,
    name: row.holder_name,
  }
}

/** What a credential of this result would state, with the candidate's name. */
export const presentShareable = (row: OwnResultRow): Attested =>
  presentAttested({ ...row, stated_points: row.points ?? 0, stated_error: row.error, stated_adjusted: null })

/** A credential for its candidate. */
export function presentShared(
  { config, secretKey }: Pick<Platform, 'config' | 'secretKey'>,
  row: CredentialRow,
  issuer: string,
): SharedResult {
  const token = isAddressKnown(secretKey, row) ? tokenOf(secretKey, row.uuid) : undefined
  const address = token && config.publicUrl + passportScreens.passport.to({ token })
  return {
    uuid: row.uuid,
    user_skill_uuid: row.user_skill_uuid,
    state: stateOf(row),
    address: address ?? null,
    file: token ? credentialPath(token) : null,
    forms: token && address ? presentForms(row, { token, address, issuer, timeZone: config.timeZone }) : null,
    shared_at: row.shared_at.toISOString(),
    attested: presentAttested(row),
  }
}

interface Addressed {
  readonly token: string
  readonly address: string
  readonly issuer: string
  readonly timeZone: string
}

/** The other forms of a credential for its candidate (PAS-03). */
const presentForms = (row: CredentialRow, { token, address, issuer, timeZone }: Addressed): SharedResult['forms'] => ({
  wallet: walletPath(token),
  png: badgePath(token, 'png'),
  svg: badgePath(token, 'svg'),
  pdf: sharedPdfPath(row.uuid),
  linkedin: linkedInAddress({
    name: row.skill_name,
    organisation: issuer,
    day: calendarDay(row.finished_at, timeZone),
    address,
    id: row.uuid,
  }),
})

/**
 * What the picture beside the link of a credential shows: neither band nor name, because messengers keep copies that outlive the link. Caches
 * ask again each time.
 */
export const presentLinkPicture = ({ skill_name }: Pick<CredentialRow, 'skill_name'>, language: Language) => ({
  language,
  title: skill_name,
  line: sayIn(language)('passport.title'),
  seconds: 0,
})

/** A credential for everybody with its address. One that is not valid states nothing any more. */
export function presentPassport(row: CredentialRow, issuer: string): PassportView {
  const state = stateOf(row)
  return { state, issuer, attested: state === 'valid' ? presentAttested(row) : null }
}
