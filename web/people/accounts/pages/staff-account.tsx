import { Link } from 'react-router'
import { updateScreens } from '#domain/desk/updates/updates.screens.ts'
import { SignatureForm } from '../../../hiring/replies/forms/signature-form.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { IdentityForm } from '../../profile/forms/identity-form.tsx'
import { Passkeys } from '../../second-factor/parts/passkeys.tsx'
import { SecondFactor } from '../../second-factor/parts/second-factor.tsx'
import { AccountSettings } from '../parts/account-settings.tsx'
import { OwnData } from '../parts/own-data.tsx'

/** /account/admin: a colleague's own account. */
export default function StaffAccount() {
  const t = useText()
  return (
    <div className="page">
      <AccountSettings
        identity={<IdentityForm />}
        secondFactor={<SecondFactor />}
        passkeys={<Passkeys />}
        signature={<SignatureForm />}
        preferences={<Link to={updateScreens.updateSettings.to()}>{t('notices.settings_link')}</Link>}
      >
        <OwnData />
      </AccountSettings>
    </div>
  )
}
