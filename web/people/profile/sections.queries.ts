import type { BodyInput } from '#domain/kernel/endpoint.ts'
import type {
  addEducationEndpoint,
  deleteEducationEndpoint,
  EducationView,
  listEducationEndpoint,
  updateEducationEndpoint,
} from '#domain/people/profile/education.contract.ts'
import type {
  addWorkEndpoint,
  deleteWorkEndpoint,
  listWorkEndpoint,
  setWithoutWorkEndpoint,
  updateWorkEndpoint,
  WorkView,
} from '#domain/people/profile/experience.contract.ts'
import type {
  addReferenceEndpoint,
  deleteReferenceEndpoint,
  listReferencesEndpoint,
  ReferenceView,
  updateReferenceEndpoint,
} from '#domain/people/profile/references.contract.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'
import { personalPath } from '../../platform/session/own-record.ts'

const educationPath = '/api/professional'
const workPath = '/api/experience'
const referencesPath = '/api/reference'

/** The caller's whole education (EDU-01). */
export const useEducation = () => useRecord<typeof listEducationEndpoint>(educationPath, {})

/** Adds, saves and deletes a record of the caller's education. */
export function useEducationChanges() {
  const send = useChanges(educationPath, personalPath)
  return {
    add: (body: BodyInput<typeof addEducationEndpoint>) => send<typeof addEducationEndpoint>('POST', educationPath, { body }),
    save: ({ uuid, version }: EducationView, fields: BodyInput<typeof addEducationEndpoint>) =>
      send<typeof updateEducationEndpoint>('PUT', '/api/updateProfessional/:uuid', {
        params: { uuid },
        body: { ...fields, version },
      }),
    remove: ({ uuid }: EducationView) =>
      send<typeof deleteEducationEndpoint>('DELETE', '/api/professional/:uuid', { params: { uuid } }),
  }
}

/** Sets whether the caller has no work experience yet. */
export function useSetWithoutWork() {
  const send = useChanges(personalPath)
  return (none: boolean) => send<typeof setWithoutWorkEndpoint>('PUT', '/api/experience/none', { body: { none } })
}

/** The caller's whole work experience (EXP-01). */
export const useWork = () => useRecord<typeof listWorkEndpoint>(workPath, {})

/** Adds, saves and deletes a record of the caller's work experience. */
export function useWorkChanges() {
  const send = useChanges(workPath, personalPath)
  return {
    add: (body: BodyInput<typeof addWorkEndpoint>) => send<typeof addWorkEndpoint>('POST', workPath, { body }),
    save: ({ uuid, version }: WorkView, fields: BodyInput<typeof addWorkEndpoint>) =>
      send<typeof updateWorkEndpoint>('POST', '/api/editWorkExperience/:uuid', {
        params: { uuid },
        body: { ...fields, version },
      }),
    remove: ({ uuid }: WorkView) => send<typeof deleteWorkEndpoint>('DELETE', '/api/experience/:uuid', { params: { uuid } }),
  }
}

/** All of the caller's references and emergency contacts (REF-01). */
export const useReferences = () => useRecord<typeof listReferencesEndpoint>(referencesPath, {})

/** Adds, saves and deletes a reference of the caller. */
export function useReferenceChanges() {
  const send = useChanges(referencesPath, personalPath)
  return {
    add: (body: BodyInput<typeof addReferenceEndpoint>) => send<typeof addReferenceEndpoint>('POST', referencesPath, { body }),
    save: ({ uuid, version }: ReferenceView, fields: BodyInput<typeof addReferenceEndpoint>) =>
      send<typeof updateReferenceEndpoint>('PUT', '/api/editReferences/:uuid', {
        params: { uuid },
        body: { ...fields, version },
      }),
    remove: ({ uuid }: ReferenceView) =>
      send<typeof deleteReferenceEndpoint>('DELETE', '/api/reference/:uuid', { params: { uuid } }),
  }
}
