import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs'
import { loadPart } from '../../../platform/client/new-version.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useHydrated } from '../../../platform/forms/use-hydrated.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { RefusalMessage } from '../../../platform/ui/message-box.tsx'

/** Logs in with a passkey, in browsers that know them. Its code is loaded with the first press. */
export function PasskeyButton() {
  const t = useText()
  const isShown = useHydrated() && 'PublicKeyCredential' in window
  const { busy, refusal, run } = useAction(async () => {
    const { logInWithPasskey } = await loadPart(() => import('../passkey-login.queries.ts'))
    await logInWithPasskey()
  })
  if (!isShown) return null
  return (
    <>
      <Button tone="quiet" busy={busy} icon={<IconKey size={20} aria-hidden="true" />} onClick={() => void run()}>
        {t('login.passkey')}
      </Button>
      <RefusalMessage refusal={refusal} />
    </>
  )
}
