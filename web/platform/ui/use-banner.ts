import type { TextValues } from '#domain/kernel/find-text.ts'
import { asRefusal } from '../client/api-refusal.ts'
import type { TextKey } from '../i18n/translate.ts'
import { showBanner } from './banner-store.ts'

const banner = {
  /** `key` may be the `success_message` of an answer. */
  success: (key: TextKey | (string & {}), values?: TextValues) => showBanner('success', key, values),
  error: (key: TextKey | (string & {}), values?: TextValues) => showBanner('error', key, values),
  /** Shows why an action failed. */
  refusal: (error: unknown) => showBanner('error', asRefusal(error).code),
  /** Shows the message of a change, or why it failed; resolves when the change has ended. */
  report: (change: Promise<{ success_message: string }>, values?: TextValues): Promise<void> =>
    change.then(
      ({ success_message }) => banner.success(success_message, values),
      (error: unknown) => banner.refusal(error),
    ),
}

/** The banners 'Success' and 'Error' over the page (SHR-01, SHR-02). A banner that is shown with a navigation moves to the new page. */
export function useBanner(): typeof banner {
  return banner
}
