import {
  addCalendarEndpoint,
  deleteCalendarEndpoint,
  getAvailabilityEndpoint,
  readCalendarEndpoint,
  setHoursEndpoint,
} from '#domain/hiring/interview-times/availability.contract.ts'
import {
  callOffPickedEndpoint,
  endOfferEndpoint,
  findTimesEndpoint,
  getTimesOfCardEndpoint,
  movePickedEndpoint,
  offerTimesEndpoint,
} from '#domain/hiring/interview-times/interview-times.contract.ts'
import type { BodyInput } from '#domain/kernel/endpoint.ts'
import { call } from '../../platform/client/call.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'

/** The times that were offered to the candidate of a card, and the picked one (SLO-01). */
export const useTimesOfCard = (id: string) => useRecord(getTimesOfCardEndpoint, { id })

/** The times at which colleagues are free. */
export const findTimes = async (body: BodyInput<typeof findTimesEndpoint>) => (await call(findTimesEndpoint, { body })).data

/** Offers times to the candidate of a card, ends the offer, moves the picked time or calls it off. */
export function useTimesChanges(id: string) {
  const send = useChanges(getTimesOfCardEndpoint)
  const params = { id }
  return {
    offer: (body: BodyInput<typeof offerTimesEndpoint>) => send(offerTimesEndpoint, { params, body }),
    end: () => send(endOfferEndpoint, { params }),
    move: (starts_at: string) => send(movePickedEndpoint, { params, body: { starts_at } }),
    callOff: (reason: string) => send(callOffPickedEndpoint, { params, body: { reason } }),
  }
}

/** When the caller takes interviews, and the calendars that say when they are busy (SLO-02). */
export const useAvailability = () => useRecord(getAvailabilityEndpoint, {})

/** Changes the caller's hours and calendars. */
export function useAvailabilityChanges() {
  const send = useChanges(getAvailabilityEndpoint)
  return {
    setHours: (body: BodyInput<typeof setHoursEndpoint>) => send(setHoursEndpoint, { body }),
    add: (body: BodyInput<typeof addCalendarEndpoint>) => send(addCalendarEndpoint, { body }),
    read: (id: string) => send(readCalendarEndpoint, { params: { id } }),
    remove: (id: string) => send(deleteCalendarEndpoint, { params: { id } }),
  }
}
