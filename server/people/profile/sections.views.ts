import type { z } from 'zod'
import type { EducationView, educationForm } from '#domain/people/profile/education.contract.ts'
import type { WorkView, workForm } from '#domain/people/profile/experience.contract.ts'
import type { ReferenceView, referenceForm } from '#domain/people/profile/references.contract.ts'
import type { RowOf } from './own-records.reads.ts'
import type { FieldsOf } from './own-records.writes.ts'

/** An ongoing period (A) is stored without an end (EDU-01, EXP-01). */
const codeOf = (to: string | null) => (to === null ? 'A' : 'P')
const endOf = (code: 'A' | 'P', to: string) => (code === 'P' ? to : null)

export function presentEducation(row: RowOf<'education'>): EducationView {
  const { uuid, level, field, school, location, from_date: from, to_date: to, version } = row
  return { uuid, level, field, school, location, from, time_professional: codeOf(to), to, version }
}

/** The form's fields as columns. */
export function educationFields(form: z.output<ReturnType<typeof educationForm>>): FieldsOf<'education'> {
  const { level, field, school, location, from, time_professional, to } = form
  return { level, field, school, location, from_date: from, to_date: endOf(time_professional, to) }
}

export function presentWork(row: RowOf<'work_experience'>): WorkView {
  const { uuid, title, company, location, website, description, from_date: from, to_date: to, version } = row
  const ours = { uuid, title, company, location, website, description, version }
  return { ...ours, no_website: website === '', from, time_experience: codeOf(to), to }
}

/** The form's fields as columns. */
export function workFields(form: z.output<ReturnType<typeof workForm>>): FieldsOf<'work_experience'> {
  const { title, company, location, website, from, time_experience, to, description } = form
  const period = { from_date: from, to_date: endOf(time_experience, to) }
  return { title, company, location, website, description, ...period }
}

export function presentReference(row: RowOf<'personal_references'>): ReferenceView {
  const { uuid, full_name: fullname, address, phone, relation, kind: type, version } = row
  return { uuid, fullname, address, phone, relation, type, version }
}

/** The form's fields as columns. */
export function referenceFields(form: z.output<typeof referenceForm>): FieldsOf<'personal_references'> {
  const { fullname: full_name, address, phone, relation, type: kind } = form
  return { full_name, address, phone, relation, kind }
}
