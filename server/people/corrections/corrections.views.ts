import { createHash } from 'node:crypto'
import type { CorrectableView, CorrectionForm, OwnCorrection } from '#domain/people/corrections/corrections.contract.ts'
import type { CorrectedField, Facts } from '#domain/people/corrections/corrections.rules.ts'
import { applyChanges } from '../../platform/changes.ts'
import type { AddressChangeRow } from './address-changes.reads.ts'
import { type CorrectableRow, type CorrectionRow, factsOf } from './corrections.reads.ts'

/** Names the state that a correction is based on. A hash of the values: the rows also change when nothing here does. */
export function versionOf(row: CorrectableRow): string {
  return createHash('sha256')
    .update(JSON.stringify([factsOf(row), row.cv_file_id]))
    .digest('hex')
}

export function presentCorrectable(row: CorrectableRow, today: string): CorrectableView {
  const { phone, birth, cv, ...facts } = factsOf(row)
  return {
    ...facts,
    personal_phone: phone,
    date_of_birth: birth,
    file_name: cv,
    consented: row.consent_due_at === null,
    today,
    version: versionOf(row),
  }
}

/** The values after a correction; a person keeps what the form leaves out, and their CV unless a new one is sent. */
export function correctedFacts(before: Facts, form: Omit<CorrectionForm, 'version'>, cv: string | undefined): Facts {
  const { name, lastname, email, personal_phone: phone, city, date_of_birth: birth } = form
  return applyChanges(before, { name, lastname, email, phone, city, birth, cv })
}

export function presentCorrection({ corrected_at, field, former, present }: CorrectionRow): OwnCorrection {
  return { at: corrected_at.toISOString(), field: field as CorrectedField, former, present }
}

/** A change of address that waits; null without one, and for one that was stopped. */
export const presentPending = (change: Pick<AddressChangeRow, 'address' | 'due_at' | 'stopped_at'> | undefined) =>
  change && !change.stopped_at ? { address: change.address, due_at: change.due_at.toISOString() } : null
