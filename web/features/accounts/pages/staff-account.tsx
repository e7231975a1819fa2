import { OwnData } from '../../users/parts/own-data.tsx'
import { AccountSettings } from '../parts/account-settings.tsx'

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
