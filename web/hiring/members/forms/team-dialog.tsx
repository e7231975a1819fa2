import { type Team, teamForm } from '#domain/hiring/members/members.contract.ts'
import { SelectField } from '../../../platform/forms/choice-fields.tsx'
import { MultiSelectField } from '../../../platform/forms/multi-select-field.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { RecordForm } from '../../../platform/records/record-form.tsx'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { ModalShell } from '../../../platform/ui/modal-shell.tsx'
import { useColleagues, useTeamChange } from '../members.queries.ts'

interface Props {
  vacancy: { readonly uuid: string; readonly name: string }
  /** The team to change; the dialog is open while there is one. */
  team: Team | undefined
  onClose(): void
}

/** Changes the owner and the members of a vacancy (TEA-01). */
export default function TeamDialog({ vacancy, team, onClose }: Props) {
  const t = useText()
  return (
    <ModalShell open={team !== undefined} title={t('members.title', { name: vacancy.name })} onClose={onClose}>
      {team && <TeamForm vacancy={vacancy} team={team} onDone={onClose} />}
    </ModalShell>
  )
}

function TeamForm({ vacancy, team, onDone }: { vacancy: Props['vacancy']; team: Team; onDone(): void }) {
  const t = useText()
  const submit = useTeamChange(vacancy.uuid)
  return (
    <AsyncSection query={useColleagues()}>
      {(colleagues) => {
        const options = optionsOf(colleagues, team)
        return (
          <RecordForm
            name={`team of:${vacancy.uuid}`}
            schema={teamForm}
            initial={{ owner: team.owner?.uuid ?? '', members: team.members.map(({ uuid }) => uuid) }}
            submit={submit}
            nameOf={() => vacancy.name}
            onDone={onDone}
            submitLabel={t('members.save')}
          >
            <SelectField
              name="owner"
              label={t('members.owner')}
              hint={t('members.owner_hint')}
              optional
              options={[{ value: '', label: t('members.no_owner') }, ...options]}
            />
            <MultiSelectField
              name="members"
              label={t('members.members')}
              hint={t('members.members_hint')}
              optional
              options={options}
            />
          </RecordForm>
        )
      }}
    </AsyncSection>
  )
}

/** The colleagues on offer. Those in the team stay on offer after their role has lost the vacancies. */
function optionsOf(colleagues: Team['members'], { owner, members }: Team) {
  const known = new Set(colleagues.map(({ uuid }) => uuid))
  const others = [...(owner ? [owner] : []), ...members].filter(({ uuid }) => !known.has(uuid))
  return [...others, ...colleagues].map(({ uuid, fullname }) => ({ value: uuid, label: fullname }))
}
