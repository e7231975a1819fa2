import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs'
import { useLocation } from 'react-router'
import { loadPart } from '../../../platform/client/new-version.ts'
import { useAction } from '../../../platform/client/use-action.ts'
import { useHydrated } from '../../../platform/forms/use-hydrated.ts'
import { useText } from '../../../platform/i18n/language.tsx'
import { readSettings } from '../../../platform/session/settings.ts'
import { rememberedPage } from '../../../platform/session/way-back.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { RefusalMessage } from '../../../platform/ui/message-box.tsx'

/** Leads staff to their company's login, on sites that have one. Its code is loaded with the first press. */
export function CompanyButton() {
  const t = useText()
  const location = useLocation()
  const isShown = useHydrated() && readSettings().companyLogin
  const { busy, refusal, run } = useAction(async () => {
    const { beginCompanyLogin } = await loadPart(() => import('../company-login.queries.ts'))
    await beginCompanyLogin(rememberedPage(location))
  })
  if (!isShown) return null
  return (
    <>
      <Button tone="quiet" busy={busy} icon={<IconBuilding size={20} aria-hidden="true" />} onClick={() => void run()}>
        {t('login.company')}
      </Button>
      <RefusalMessage refusal={refusal} />
    </>
  )
}
