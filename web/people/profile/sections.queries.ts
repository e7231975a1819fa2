import type { BodyInput } from '#domain/kernel/endpoint.ts'
import { getPersonalEndpoint } from '#domain/kernel/own-record.contract.ts'
import {
  addEducationEndpoint,
  deleteEducationEndpoint,
  type EducationView,
  listEducationEndpoint,
  updateEducationEndpoint,
} from '#domain/people/profile/education.contract.ts'
import {
  addWorkEndpoint,
  deleteWorkEndpoint,
  listWorkEndpoint,
  setWithoutWorkEndpoint,
  updateWorkEndpoint,
  type WorkView,
} from '#domain/people/profile/experience.contract.ts'
import {
  addReferenceEndpoint,
  deleteReferenceEndpoint,
  listReferencesEndpoint,
  type ReferenceView,
  updateReferenceEndpoint,
} from '#domain/people/profile/references.contract.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'

/** The caller's whole education (EDU-01). */
export const useEducation = () => useRecord(listEducationEndpoint, {})

/** Adds, saves and deletes a record of the caller's education. */
export function useEducationChanges() {
  const send = useChanges(listEducationEndpoint, getPersonalEndpoint)
  return {
    add: (body: BodyInput<typeof addEducationEndpoint>) => send(addEducationEndpoint, { body }),
    save: ({ uuid, version }: EducationView, fields: BodyInput<typeof addEducationEndpoint>) =>
      send(updateEducationEndpoint, {
        params: { uuid },
        body: { ...fields, version },
      }),
    remove: ({ uuid }: EducationView) => send(deleteEducationEndpoint, { params: { uuid } }),
  }
}

/** Sets whether the caller has no work experience yet. */
export function useSetWithoutWork() {
  const send = useChanges(getPersonalEndpoint)
  return (none: boolean) => send(setWithoutWorkEndpoint, { body: { none } })
}

/** The caller's whole work experience (EXP-01). */
export const useWork = () => useRecord(listWorkEndpoint, {})

/** Adds, saves and deletes a record of the caller's work experience. */
export function useWorkChanges() {
  const send = useChanges(listWorkEndpoint, getPersonalEndpoint)
  return {
    add: (body: BodyInput<typeof addWorkEndpoint>) => send(addWorkEndpoint, { body }),
    save: ({ uuid, version }: WorkView, fields: BodyInput<typeof addWorkEndpoint>) =>
      send(updateWorkEndpoint, {
        params: { uuid },
        body: { ...fields, version },
      }),
    remove: ({ uuid }: WorkView) => send(deleteWorkEndpoint, { params: { uuid } }),
  }
}

/** All of the caller's references and emergency contacts (REF-01). */
export const useReferences = () => useRecord(listReferencesEndpoint, {})

/** Adds, saves and deletes a reference of the caller. */
export function useReferenceChanges() {
  const send = useChanges(listReferencesEndpoint, getPersonalEndpoint)
  return {
    add: (body: BodyInput<typeof addReferenceEndpoint>) => send(addReferenceEndpoint, { body }),
    save: ({ uuid, version }: ReferenceView, fields: BodyInput<typeof addReferenceEndpoint>) =>
      send(updateReferenceEndpoint, {
        params: { uuid },
        body: { ...fields, version },
      }),
    remove: ({ uuid }: ReferenceView) => send(deleteReferenceEndpoint, { params: { uuid } }),
  }
}
