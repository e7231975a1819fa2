import { OwnData } from '../../users/parts/own-data.tsx'
import { AccountSettings } from '../parts/account-settings.tsx'

/** /profile/account: a candidate's own account. */
export default function Account() {
  return (
    <AccountSettings>
      <OwnData />
    </AccountSettings>
  )
}
