import { IdentityForm } from '../../profile/forms/identity-form.tsx'
import { AccountSettings } from '../parts/account-settings.tsx'
import { OwnData } from '../parts/own-data.tsx'

/** /account/admin: the account of a member of staff, among the pages of staff. */
export default function StaffAccount() {
  return (
    <div className="page">
      <AccountSettings identity={<IdentityForm />}>
        <OwnData />
      </AccountSettings>
    </div>
  )
}
