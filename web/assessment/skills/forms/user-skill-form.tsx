import { useMemo } from 'react'
import { useFormContext } from 'react-hook-form'
import { experienceForm, type UserSkillView, userSkillForm } from '#domain/assessment/skills/user-skills.contract.ts'
import { SelectField } from '../../../platform/forms/choice-fields.tsx'
import { FieldGrid } from '../../../platform/forms/field-grid.tsx'
import { MonthField } from '../../../platform/forms/month-field.tsx'
import { optionOf } from '../../../platform/forms/option-of.ts'
import { TextAreaField } from '../../../platform/forms/text-area-field.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { RecordForm } from '../../../platform/records/record-form.tsx'
import type { SectionForm } from '../../../platform/records/record-section.tsx'
import { useToday } from '../../../platform/session/own-record.ts'
import { AsyncSection } from '../../../platform/ui/async-section.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { EmptyState } from '../../../platform/ui/empty-state.tsx'
import { useSkillsToAdd, useUserSkillChanges } from '../user-skills.queries.ts'

interface Done {
  onDone(row: UserSkillView): void
}
const nameOf = ({ skill }: UserSkillView) => skill.name
const nothing = { experience_timefrom: '', experience_timeto: '', note: '' }

/** Adds a skill that the person does not have (SKL-02). */
export function AddUserSkill({ onDone }: Done) {
  const t = useText()
  const choices = useSkillsToAdd()
  const { add } = useUserSkillChanges()
  const today = useToday()
  const schema = useMemo(() => userSkillForm(today), [today])
  return (
    <AsyncSection
      query={choices}
      isEmpty={(skills) => skills.length === 0}
      empty={<EmptyState title={t('my_skills.nothing_to_add')} />}
    >
      {(skills) => (
        <RecordForm
          name="user-skill:new"
          schema={schema}
          initial={{ skill_id: '', ...nothing }}
          submit={add}
          nameOf={nameOf}
          onDone={onDone}
          submitLabel={t('my_skills.save')}
          guard
        >
          <SelectField
            name="skill_id"
            label={t('my_skills.skill')}
            options={skills.map(({ name_language: language, ...skill }) => optionOf({ ...skill, language }))}
            placeholder
          />
          <ExperienceFields today={today} />
        </RecordForm>
      )}
    </AsyncSection>
  )
}

/** Edits the dates and the note of a skill (SKL-03). */
export function EditUserSkill({ row, ...then }: { row: UserSkillView } & SectionForm) {
  const t = useText()
  const { save } = useUserSkillChanges()
  const today = useToday()
  const schema = useMemo(() => experienceForm(today), [today])
  const { experience_timefrom, experience_timeto, note } = row
  return (
    <RecordForm
      name={`user-skill:${row.uuid}`}
      schema={schema}
      initial={{ experience_timefrom, experience_timeto, note }}
      submit={(input) => save(row, input)}
      nameOf={nameOf}
      {...then}
      submitLabel={t('my_skills.save')}
    >
      <ExperienceFields today={today} />
    </RecordForm>
  )
}

/** From when to when the person used a skill. */
export function ExperienceDates({ today }: { today: string }) {
  const t = useText()
  const { setValue } = useFormContext()
  const endToday = () => setValue('experience_timeto', today, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
  return (
    <FieldGrid>
      <MonthField name="experience_timefrom" label={t('my_skills.from')} edge="first" max={today} />
      <div>
        <MonthField name="experience_timeto" label={t('my_skills.to')} edge="last" max={today} />
        <Button tone="bare" size="small" onClick={endToday}>
          {t('my_skills.until_today')}
        </Button>
      </div>
    </FieldGrid>
  )
}

function ExperienceFields({ today }: { today: string }) {
  const t = useText()
  return (
    <>
      <ExperienceDates today={today} />
      <TextAreaField name="note" label={t('my_skills.note')} hint={t('my_skills.note_help')} rows={3} optional />
    </>
  )
}
