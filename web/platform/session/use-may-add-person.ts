import { useMay } from './use-session.ts'

/** Whether the viewer may add a candidate by hand to a vacancy, which takes people while it is active (INT-01). */
export function useMayAddPerson(isActive: boolean): boolean {
  const mayAddPeople = useMay({ module: 'users', item: 'change' })
  const mayPutInto = useMay({ module: 'candidates', item: 'change' })
  return mayAddPeople && mayPutInto && isActive
}
