import { IdentityForm } from '../../profile/forms/identity-form.tsx'
import { AccountSettings } from '../parts/account-settings.tsx'
import { OwnData } from '../parts/own-data.tsx'

/** /account/admin: a colleague's own account. */
export default function StaffAccount() {
  return (
    <div className="page">
      <AccountSettings identity={<IdentityForm />}>
        <OwnData />
      </AccountSettings>
    </div>
  )
}
