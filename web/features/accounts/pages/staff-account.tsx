import { AccountSettings } from '../parts/account-settings.tsx'
import { OwnData } from '../parts/own-data.tsx'

/** /account/admin: the own account of staff, among their pages. */
export default function StaffAccount() {
  return (
    <div className="page">
      <AccountSettings>
        <OwnData />
      </AccountSettings>
    </div>
  )
}
