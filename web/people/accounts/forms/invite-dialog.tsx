import { languages } from '#domain/kernel/languages.ts'
import { invitationForm } from '#domain/people/accounts/invitations.contract.ts'
import type { RoleView } from '#domain/people/roles/roles.contract.ts'
import { SelectField } from '../../../platform/forms/choice-fields.tsx'
import { DomainQuestion } from '../../../platform/forms/domain-question.tsx'
import { otherNameErrors } from '../../../platform/forms/other-name-errors.ts'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { RecordForm } from '../../../platform/records/record-form.tsx'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { MessageBox } from '../../../platform/ui/message-box.tsx'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import { isGrantableToColleagues, useRoleOptions } from '../../roles/roles.queries.ts'
import { useInvite } from '../invitations.queries.ts'
import { languageNames } from '../parts/language-names.ts'

/** Invites a colleague by e-mail with a role; the colleague sets their own password. */
export function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText()
  return (
    <ModalShell open={open} title={t('invitation.invite')} onClose={onClose}>
      {open && <Invitation onDone={onClose} />}
    </ModalShell>
  )
}

function Invitation({ onDone }: { onDone: () => void }) {
  const t = useText()
  return (
    <AsyncSection query={useRoleOptions()}>
      {(roles) => {
        const ofColleagues = roles.filter(isGrantableToColleagues)
        if (ofColleagues.length === 0) return <MessageBox>{t('roles.none_to_give')}</MessageBox>
        return <InvitationForm roles={ofColleagues} onDone={onDone} />
      }}
    </AsyncSection>
  )
}

function InvitationForm({ roles, onDone }: { roles: readonly RoleView[]; onDone: () => void }) {
  const t = useText()
  const { language } = useLanguage()
  return (
    <>
      <p>{t('invitation.invite_intro')}</p>
      <RecordForm
        name="invitation"
        schema={invitationForm}
        initial={{ name: '', lastname: '', email: '', role: '', language }}
        submit={useInvite()}
        nameOf={({ fullname }) => fullname}
        onDone={onDone}
        submitLabel={t('invitation.send')}
      >
        <TextField name="name" label={t('personal.name')} errorTexts={otherNameErrors} autoComplete="off" />
        <TextField name="lastname" label={t('personal.lastname')} errorTexts={otherNameErrors} autoComplete="off" />
        <TextField name="email" label={t('personal.email')} type="email" autoComplete="off" />
        <DomainQuestion name="email" />
        <SelectField
          name="role"
          label={t('invitation.role')}
          hint={t('invitation.role_help')}
          placeholder
          options={roles.map((role) => ({
            value: role.uuid,
            label: role.built_in ? t(`roles.built_in.${role.built_in}`) : role.name,
          }))}
        />
        <SelectField
          name="language"
          label={t('invitation.language')}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
        />
      </RecordForm>
    </>
  )
}
