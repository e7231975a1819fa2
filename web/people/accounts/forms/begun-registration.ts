import { tabStore } from '../../../platform/client/storage.ts'

const key = 'registering'

/**
 * The address of a registration that was sent and got no answer. It may be taken by this very person, who sends the form again to
 * continue (SPEC-73). Kept for the tab, because a phone may discard the page meanwhile.
 */
export const begunRegistration = {
  note: (email: string) => tabStore.set(key, email),
  forget: () => tabStore.remove(key),
  isOf: (email: string) => tabStore.get(key) === email,
}
