import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { type SkillFields, type SkillView, skillForm, skillStatuses } from '#domain/assessment/skills/skills.contract.ts'
import { languagesOfTest, leastQuestions, mostQuestions } from '#domain/assessment/skills/skills.rules.ts'
import { skillScreens } from '#domain/assessment/skills/skills.screens.ts'
import { languages, otherLanguage, parseLanguage } from '#domain/kernel/languages.ts'
import { CheckboxField } from '../../../platform/forms/checkbox-field.tsx'
import { SelectField } from '../../../platform/forms/choice-fields.tsx'
import { NumberField } from '../../../platform/forms/date-and-number-fields.tsx'
import { FieldGrid } from '../../../platform/forms/field-grid.tsx'
import { Fields } from '../../../platform/forms/fields.tsx'
import { FormSections } from '../../../platform/forms/form-sections.tsx'
import { TextAreaField } from '../../../platform/forms/text-area-field.tsx'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { useLanguage, useText } from '../../../platform/i18n/language.tsx'
import { RecordEditor } from '../../../platform/records/record-editor.tsx'
import { PageHead } from '../../../platform/ui/page-head.tsx'
import { type useSkill, useSkillChanges } from '../skills.queries.ts'

/** Adds a skill, or edits the given one (SKA-01). */
export function SkillPage({ title, query }: { title: string; query?: ReturnType<typeof useSkill> }) {
  const t = useText()
  const { language } = useLanguage()
  const { add, save } = useSkillChanges()
  return (
    <div className="page">
      <PageHead title={title} back={{ to: skillScreens.skills.to(), label: t('skills.back') }} />
      <RecordEditor
        name={`skill:${query?.data?.uuid ?? 'new'}`}
        query={query}
        schema={skillForm}
        fieldsOf={(row: SkillView | undefined) => ({
          name: row?.name ?? '',
          name_language: row ? (row.name_language ?? ('' as const)) : language,
          other_name: row?.other_name ?? '',
          description: row?.description ?? '',
          skill_test: row?.skill_test === 1,
          time_limit_minutes: String(row?.time_limit_minutes ?? ''),
          point_limit: String(row?.point_limit ?? ''),
          status_skill: row?.status_skill ?? 'A',
        })}
        submit={(input, row) => (row ? save(row, input) : add(input))}
        nameOf={(row) => row.name}
        doneAt={() => skillScreens.skills.to()}
      >
        <SkillSections
          of={{
            name: <TextField name="name" label={t('skills.name')} autoComplete="off" />,
            name_language: (
              <SelectField
                name="name_language"
                label={t('skills.name_language')}
                options={[
                  ...languages.map((value) => ({ value, label: t(`skills.name_language.${value}`) })),
                  { value: '', label: t('skills.name_language.both') },
                ]}
              />
            ),
            other_name: <OtherName />,
            description: <TextAreaField name="description" label={t('skills.about')} rows={3} optional />,
            skill_test: <TestSwitch skill={query?.data} />,
            time_limit_minutes: (
              <NumberField name="time_limit_minutes" label={t('skills.time_limit')} hint={t('skills.time_limit_help')} optional />
            ),
            point_limit: (
              <NumberField
                name="point_limit"
                label={t('skills.point_limit')}
                hint={t('skills.point_limit_help', { least: leastQuestions, most: mostQuestions })}
                optional
              />
            ),
            status_skill: query && (
              <SelectField
                name="status_skill"
                label={t('skills.status')}
                hint={t('skills.status_help')}
                options={skillStatuses.map((value) => ({ value, label: t(`skills.status.${value}`) }))}
              />
            ),
          }}
        />
      </RecordEditor>
    </div>
  )
}

function SkillSections({ of }: { of: Readonly<Record<keyof SkillFields, ReactNode>> }) {
  const t = useText()
  const { description, skill_test, time_limit_minutes, point_limit, ...names } = of
  return (
    <FormSections
      sections={[
        {
          title: t('skills.section_main'),
          children: (
            <>
              <FieldGrid>
                <Fields of={names} />
              </FieldGrid>
              {description}
            </>
          ),
        },
        {
          title: t('skills.section_test'),
          children: (
            <>
              {skill_test}
              {time_limit_minutes}
              {point_limit}
            </>
          ),
        },
      ]}
    />
  )
}

/** The name in the language that the first name is not in (SKA-02). */
function OtherName() {
  const t = useText()
  const language = parseLanguage(useWatch({ name: 'name_language' }))
  const label = language ? t(`skills.other_name.${otherLanguage[language]}`) : t('skills.other_name')
  return <TextField name="other_name" label={label} hint={t('skills.other_name_help')} autoComplete="off" optional />
}

/** Switches the test on or off, and says what the skill needs before its test can be switched on (SPEC-29). */
function TestSwitch({ skill }: { skill: SkillView | undefined }) {
  const t = useText()
  const mayTurnOn = skill !== undefined && languagesOfTest(skill.ready).length > 0
  const hint = skill ? t(mayTurnOn ? 'skills.test_possible' : 'skills.test_lacks', { ...skill.ready }) : t('skills.test_later')
  return (
    <CheckboxField
      name="skill_test"
      label={t('skills.offer_test')}
      hint={hint}
      shut={!mayTurnOn && (skill?.skill_test ?? 0) === 0}
    />
  )
}
