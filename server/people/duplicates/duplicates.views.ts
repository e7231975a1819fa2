import { fullName } from '#domain/kernel/full-name.ts'
import type { DuplicateView, MergeObstacle, MergePreview, MergeSide } from '#domain/people/duplicates/duplicates.contract.ts'
import {
  duplicateReasons,
  firstGoesOn,
  firstStays,
  type MergedField,
  type MergedValues,
} from '#domain/people/duplicates/duplicates.rules.ts'
import type { AccountRow, DuplicateRow, readSums, SharedRow } from './duplicates.reads.ts'

export function presentDuplicate(row: DuplicateRow): DuplicateView {
  return {
    key: `${row.older_uuid} ${row.newer_uuid}`,
    older: {
      uuid: row.older_uuid,
      fullname: fullName(row.older_first_name, row.older_last_name),
      email: row.older_email ?? '',
      phone: row.older_phone ?? '',
      created_at: row.older_created_at.toISOString(),
    },
    newer: {
      uuid: row.newer_uuid,
      fullname: fullName(row.newer_first_name, row.newer_last_name),
      email: row.newer_email ?? '',
      phone: row.newer_phone ?? '',
      created_at: row.newer_created_at.toISOString(),
    },
    reasons: duplicateReasons.filter((reason) => row[`by_${reason}`]),
    found_at: row.found_at.toISOString(),
  }
}

/** The values of an account that a merge compares. */
export function valuesOf(account: AccountRow): MergedValues {
  const { address, address2, apartment, city, state, country, postal_code } = account
  return {
    name: fullName(account.first_name, account.last_name),
    email: account.email ?? '',
    phone: account.personal_phone ?? '',
    home_phone: account.home_phone ?? '',
    birth: account.date_of_birth ?? '',
    address: [address, address2, apartment, city, state, postal_code, country].filter((part) => part).join(', '),
    website: account.website ?? '',
    about: account.about ?? '',
    cv: account.cv_name ?? '',
  }
}

interface Side {
  readonly account: AccountRow
  readonly sums: Awaited<ReturnType<typeof readSums>>
}

const presentSide = ({ account, sums }: Side): MergeSide => ({
  uuid: account.uuid,
  fullname: fullName(account.first_name, account.last_name),
  created_at: account.created_at.toISOString(),
  claimed: account.has_login,
  consented: hasConsented(account),
  values: valuesOf(account),
  ...sums,
})

const hasConsented = ({ consent_due_at }: Pick<AccountRow, 'consent_due_at'>) => consent_due_at === null

/** Why two accounts cannot be merged in either direction; null when they can (INT-05). */
export function obstacleTo(one: AccountRow, other: AccountRow): MergeObstacle | null {
  if (one.id === other.id) return 'duplicates.error.same'
  if (one.deleted_at || other.deleted_at) return 'duplicates.error.deleted'
  if (one.is_staff || other.is_staff) return 'duplicates.error.staff'
  if (one.yielded_to === other.id || other.yielded_to === one.id) return 'duplicates.error.unconfirmed'
  if (one.is_in_test || other.is_in_test) return 'duplicates.error.running'
  return null
}

/** The application that goes on in a vacancy that both applied to, and the one that ends. */
export function splitShared(row: SharedRow) {
  const one = { id: row.one_id, uuid: row.one_uuid, stage: row.one_stage, removed: row.one_removed_at !== null }
  const other = { id: row.other_id, uuid: row.other_uuid, stage: row.other_stage, removed: row.other_removed_at !== null }
  const isOne = firstGoesOn(
    { ...one, hired: row.one_hired_at !== null, stage_changed_at: row.one_changed_at.toISOString() },
    { ...other, hired: row.other_hired_at !== null, stage_changed_at: row.other_changed_at.toISOString() },
  )
  return isOne ? { survivor: one, duplicate: other } : { survivor: other, duplicate: one }
}

export function presentPreview(one: Side, other: Side, shared: readonly SharedRow[]): MergePreview {
  const [first, second] = [presentSide(one), presentSide(other)]
  return {
    one: first,
    other: second,
    one_stays: firstStays(first, second),
    shared: shared.map((row) => {
      const { survivor, duplicate } = splitShared(row)
      return { title: row.title, language: row.language, stays: survivor.stage, ends: duplicate.stage }
    }),
    obstacle: obstacleTo(one.account, other.account),
  }
}

/** Why an account cannot take in another one with these fields; null when it can (INT-05). */
export function obstacleToMerge(stays: AccountRow, leaves: AccountRow, take: readonly MergedField[]): MergeObstacle | null {
  const obstacle = obstacleTo(stays, leaves)
  if (obstacle) return obstacle
  if (leaves.has_login && !stays.has_login) return 'duplicates.error.login'
  if (take.includes('email') && stays.has_login) return 'duplicates.error.login'
  return hasConsented(leaves) && !hasConsented(stays) ? 'duplicates.error.consent' : null
}
