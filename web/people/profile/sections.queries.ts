import type { BodyInput } from '#domain/kernel/endpoint.ts'
import type {
  addEducation,
  deleteEducation,
  EducationView,
  listEducation,
  updateEducation,
} from '#domain/people/profile/education.contract.ts'
import type {
  addWork,
  deleteWork,
  listWork,
  setWithoutWork,
  updateWork,
  WorkView,
} from '#domain/people/profile/experience.contract.ts'
import type {
  addReference,
  deleteReference,
  listReferences,
  ReferenceView,
  updateReference,
} from '#domain/people/profile/references.contract.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'
import { personalPath } from '../../platform/session/own-record.ts'

const educationPath = '/api/professional'
const workPath = '/api/experience'
const referencesPath = '/api/reference'

/** The caller's whole education (EDU-01). */
export const useEducation = () => useRecord<typeof listEducation>(educationPath, {})

/** Adds, saves and deletes a record of the caller's education. */
export function useEducationChanges() {
  const send = useChanges(educationPath, personalPath)
  return {
    add: (body: BodyInput<typeof addEducation>) => send<typeof addEducation>('POST', educationPath, { body }),
    save: ({ uuid, version }: EducationView, fields: BodyInput<typeof addEducation>) =>
      send<typeof updateEducation>('PUT', '/api/updateProfessional/:uuid', { params: { uuid }, body: { ...fields, version } }),
    remove: ({ uuid }: EducationView) => send<typeof deleteEducation>('DELETE', '/api/professional/:uuid', { params: { uuid } }),
  }
}

/** Sets whether the caller has no work experience yet. */
export function useSetWithoutWork() {
  const send = useChanges(personalPath)
  return (none: boolean) => send<typeof setWithoutWork>('PUT', '/api/experience/none', { body: { none } })
}

/** The caller's whole work experience (EXP-01). */
export const useWork = () => useRecord<typeof listWork>(workPath, {})

/** Adds, saves and deletes a record of the caller's work experience. */
export function useWorkChanges() {
  const send = useChanges(workPath, personalPath)
  return {
    add: (body: BodyInput<typeof addWork>) => send<typeof addWork>('POST', workPath, { body }),
    save: ({ uuid, version }: WorkView, fields: BodyInput<typeof addWork>) =>
      send<typeof updateWork>('POST', '/api/editWorkExperience/:uuid', { params: { uuid }, body: { ...fields, version } }),
    remove: ({ uuid }: WorkView) => send<typeof deleteWork>('DELETE', '/api/experience/:uuid', { params: { uuid } }),
  }
}

/** All of the caller's references and emergency contacts (REF-01). */
export const useReferences = () => useRecord<typeof listReferences>(referencesPath, {})

/** Adds, saves and deletes a reference of the caller. */
export function useReferenceChanges() {
  const send = useChanges(referencesPath, personalPath)
  return {
    add: (body: BodyInput<typeof addReference>) => send<typeof addReference>('POST', referencesPath, { body }),
    save: ({ uuid, version }: ReferenceView, fields: BodyInput<typeof addReference>) =>
      send<typeof updateReference>('PUT', '/api/editReferences/:uuid', { params: { uuid }, body: { ...fields, version } }),
    remove: ({ uuid }: ReferenceView) => send<typeof deleteReference>('DELETE', '/api/reference/:uuid', { params: { uuid } }),
  }
}
