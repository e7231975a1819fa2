import { SuggestionChoice } from '../../../hiring/candidate-emails/forms/suggestion-choice.tsx'
import { Passkeys } from '../../second-factor/parts/passkeys.tsx'
import { SecondFactor } from '../../second-factor/parts/second-factor.tsx'
import { AccountSettings } from '../parts/account-settings.tsx'
import { OwnData } from '../parts/own-data.tsx'

/** /profile/account: a candidate's own account. */
export default function Account() {
  return (
    <AccountSettings suggestions={<SuggestionChoice />} secondFactor={<SecondFactor />} passkeys={<Passkeys />}>
      <OwnData />
    </AccountSettings>
  )
}
