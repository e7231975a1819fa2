import { asRefusal } from '../client/api-refusal.ts'
import type { TextKey, TextValues } from '../i18n/translate.ts'
import { showBanner } from './banner-store.ts'

const here = () => window.location.pathname

const banner = {
  /** `key` may be the `success_message` of an answer. */
  success: (key: TextKey | (string & {}), values?: TextValues) => showBanner('success', key, values, here()),
  /** The same where the work done leads to another page: the banner belongs to that one. */
  successAhead: (key: TextKey | (string & {}), values?: TextValues) => showBanner('success', key, values, undefined),
  error: (key: TextKey | (string & {}), values?: TextValues) => showBanner('error', key, values, here()),
  /** Says why something did not work. */
  refusal: (error: unknown) => showBanner('error', asRefusal(error).code, {}, here()),
}

/** The banners titled 'Success' and 'Error' over the page (SHR-01, SHR-02). They go with the page that they speak of. */
export function useBanner(): typeof banner {
  return banner
}
