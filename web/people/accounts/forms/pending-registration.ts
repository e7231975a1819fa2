import { tabStore } from '../../../platform/client/storage.ts'

const key = 'registering'

/**
 * The address of a registration that was sent and got no answer. The address may be taken by that same registration, which the person
 * continues by sending the form again (SPEC-73). Stored for the tab, because a phone may discard the page meanwhile.
 */
export const pendingRegistration = {
  note: (email: string) => tabStore.set(key, email),
  forget: () => tabStore.remove(key),
  isOf: (email: string) => tabStore.get(key) === email,
}
