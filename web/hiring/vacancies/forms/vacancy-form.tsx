import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import { type ReactNode, useMemo } from 'react'
import type { z } from 'zod'
import { skillScreens } from '#domain/assessment/skills/skills.screens.ts'
import { clientScreens } from '#domain/hiring/clients/clients.screens.ts'
import { type EditableVacancy, updateVacancyEndpoint } from '#domain/hiring/vacancies/vacancies.contract.ts'
import { type RichText, richTexts } from '#domain/hiring/vacancies/vacancies.rules.ts'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import {
  employmentTypes,
  priorities,
  type VacancyField,
  vacancyStatuses,
  workModes,
} from '#domain/hiring/vacancies/vacancy-form.contract.ts'
import { calendarDay } from '#domain/kernel/dates.ts'
import { languages } from '#domain/kernel/languages.ts'
import { type Option, SelectField } from '../../../platform/forms/choice-fields.tsx'
import { DateField, NumberField } from '../../../platform/forms/date-and-number-fields.tsx'
import { FieldGrid } from '../../../platform/forms/field-grid.tsx'
import { Fields } from '../../../platform/forms/fields.tsx'
import { FormSections } from '../../../platform/forms/form-sections.tsx'
import { FormEnd, FormShell } from '../../../platform/forms/form-shell.tsx'
import { MultiSelectField } from '../../../platform/forms/multi-select-field.tsx'
import { optionOf } from '../../../platform/forms/option-of.ts'
import { RichTextField } from '../../../platform/forms/rich-text-field.tsx'
import { TextAreaField } from '../../../platform/forms/text-area-field.tsx'
import { TextField } from '../../../platform/forms/text-fields.tsx'
import { useText } from '../../../platform/i18n/language.tsx'
import { readSettings } from '../../../platform/session/settings.ts'
import { useMay } from '../../../platform/session/use-session.ts'
import { Button, LinkButton } from '../../../platform/ui/button.tsx'
import { useSalaryDoubt } from '../hooks/use-salary-doubt.ts'
import type { VacancyChoices } from '../staff-vacancies.queries.ts'
import { CountryField } from './country-field.tsx'
import { PointLimits } from './point-limits.tsx'
import { SalaryFields } from './salary-fields.tsx'
import styles from './vacancy-form.module.css'

type VacancyInput = z.input<typeof updateVacancyEndpoint.body>
/** The salary and the texts have parts of their own; the form sends the skills under one name. */
type FieldElsewhere = RichText | 'currency' | 'salary_mode' | 'salary' | 'salarymax' | 'skills_id_job'

interface Props<Answer> {
  /** The name of the form's draft. */
  name: string
  initial: Partial<VacancyInput> & Record<VacancyField, unknown>
  choices: VacancyChoices
  /** The vacancy as saved. Its client and skills are offered even when they are inactive now. */
  present?: EditableVacancy
  submit(fields: VacancyInput): Promise<Answer>
  onDone(answer: Answer): void
  /** Reloads the vacancy after somebody else has changed it. */
  onReload?(): void
  submitLabel: string
  /** A further button beside the one that sends. */
  action?: ReactNode
}

/** All fields of a vacancy, validated by the contract (JOB-02). */
export function VacancyForm<Answer>({ choices, present, onReload, submitLabel, action, ...form }: Props<Answer>) {
  const t = useText()
  const today = calendarDay(new Date(), readSettings().timeZone)
  const schema = useMemo(() => updateVacancyEndpoint.bodyOn(today), [today])
  const mayAddClient = useMay({ module: 'clients', item: 'change' })
  const mayAddSkill = useMay({ module: 'skillstest', item: 'change' })
  const ask = useSalaryDoubt(choices.currencies, present)
  const offered = withPresent(choices, present)
  const options = <Value extends string>(values: readonly Value[], label: (value: Value) => string) =>
    values.map((value) => ({ value, label: label(value) }))
  const { cant_vacant, priority_job, closes_on, country, point_limits, work_conditions_job, ...main } = {
    name_job: <TextField name="name_job" label={t('vacancies.form.name_job')} hint={t('vacancies.form.name_job_help')} />,
    report_job: (
      <TextField name="report_job" label={t('vacancies.field.report_job')} hint={t('vacancies.form.report_job_help')} />
    ),
    ubication: <TextField name="ubication" label={t('vacancies.form.ubication')} hint={t('vacancies.form.ubication_help')} />,
    cant_vacant: <NumberField name="cant_vacant" label={t('vacancies.form.cant_vacant')} />,
    client_id: (
      <SelectField
        name="client_id"
        label={t('vacancies.form.client_id')}
        hint={t(offered.clients.length === 0 ? 'clients.noClients' : 'vacancies.form.client_id_help')}
        options={offered.clients}
        placeholder
        below={
          mayAddClient && (
            <div className={styles.add}>
              <AddElsewhere to={clientScreens.addClient.to()} label={t('vacancies.form.add_client')} />
            </div>
          )
        }
      />
    ),
    status_job: (
      <SelectField
        name="status_job"
        label={t('vacancies.form.status_job')}
        hint={t('vacancies.form.status_job_help')}
        options={options(vacancyStatuses, (value) => t(`vacancies.status.${value}`))}
      />
    ),
    priority_job: (
      <SelectField
        name="priority_job"
        label={t('vacancies.form.priority_job')}
        options={options(priorities, (value) => t(`vacancies.priority.${value}`))}
      />
    ),
    type_job: (
      <SelectField
        name="type_job"
        label={t('vacancies.form.type_job')}
        options={options(employmentTypes, (value) => t(`vacancies.type.${value}`))}
      />
    ),
    location: (
      <SelectField
        name="location"
        label={t('vacancies.form.location')}
        options={options(workModes, (value) => t(`vacancies.place.${value}`))}
      />
    ),
    language: (
      <SelectField
        name="language"
        label={t('vacancies.form.language')}
        options={options(languages, (value) => t(`vacancies.language.${value}`))}
      />
    ),
    closes_on: (
      <DateField
        name="closes_on"
        label={t('vacancies.form.closes_on')}
        hint={t('vacancies.form.closes_on_help')}
        min={today}
        optional
      />
    ),
    country: <CountryField />,
    skills: (
      <div className={styles.skills}>
        <MultiSelectField
          name="skills"
          label={t('vacancies.form.skills')}
          hint={t(offered.skills.length === 0 ? 'vacancies.form.no_skills' : 'vacancies.form.skills_help')}
          options={offered.skills}
        />
        {mayAddSkill && (
          <div className={styles.add}>
            <AddElsewhere to={skillScreens.addSkill.to()} label={t('vacancies.form.add_skill')} />
          </div>
        )}
      </div>
    ),
    point_limits: <PointLimits skills={offered.skills} />,
    work_conditions_job: (
      <TextAreaField
        name="work_conditions_job"
        label={t('vacancies.field.work_conditions_job')}
        hint={t('vacancies.form.work_conditions_job_help')}
        optional
      />
    ),
  } satisfies Record<Exclude<VacancyField, FieldElsewhere>, ReactNode>

  return (
    <FormShell {...form} schema={schema} ask={ask}>
      <FormSections
        sections={[
          {
            title: t('vacancies.form.section_main'),
            children: (
              <FieldGrid>
                <Fields of={main} />
                <div className={styles.pair}>
                  {cant_vacant}
                  {priority_job}
                </div>
                {closes_on}
                {country}
                {point_limits}
              </FieldGrid>
            ),
          },
          {
            title: t('vacancies.form.section_salary'),
            children: <SalaryFields currencies={offered.currencies} />,
          },
          {
            title: t('vacancies.form.section_texts'),
            wide: true,
            children: (
              <div className={styles.texts}>
                {richTexts.map((text) => (
                  <RichTextField key={text} name={text} label={t(`vacancies.field.${text}`)} />
                ))}
                {work_conditions_job}
              </div>
            ),
          },
        ]}
      />
      <FormEnd
        label={submitLabel}
        long
        guard
        explain={(refusal, startOver) =>
          refusal.code === 'errors.stale' ? (
            <>
              {t('vacancies.stale')}
              <Button
                tone="quiet"
                size="small"
                onClick={() => {
                  startOver()
                  onReload?.()
                }}
              >
                {t('vacancies.stale_reload')}
              </Button>
            </>
          ) : undefined
        }
      >
        {action}
        <LinkButton tone="quiet" to={vacancyScreens.staffVacancies.to()}>
          {t('common.cancel')}
        </LinkButton>
      </FormEnd>
    </FormShell>
  )
}

/** Adds a record that the vacancy needs. Another tab keeps what is typed, and the options are read again when this one is back. */
function AddElsewhere({ to, label }: { to: string; label: string }) {
  const t = useText()
  return (
    <LinkButton
      tone="bare"
      size="small"
      to={to}
      target="_blank"
      title={t('vacancies.form.other_tab')}
      icon={<IconExternalLink size={18} aria-hidden="true" />}
    >
      {label}
    </LinkButton>
  )
}

/** The options of the form, including those of the saved vacancy. */
function withPresent({ clients, skills, currencies }: VacancyChoices, present: EditableVacancy | undefined) {
  const clientNow = present ? [{ value: present.client_id, label: present.name_client }] : []
  const skillsNow = present ? present.skills.map(optionOf) : []
  return {
    clients: uniqueOptions([...clients.map(({ uuid, name_clients }) => ({ value: uuid, label: name_clients })), ...clientNow]),
    skills: uniqueOptions([
      ...skills.map(({ name_language: language, ...skill }) => optionOf({ ...skill, language })),
      ...skillsNow,
    ]),
    currencies: currencies.map(({ code, name }) => ({ value: code, label: `${code} · ${name}` })),
  }
}

const uniqueOptions = (options: readonly Option[]) => [...new Map(options.map((option) => [option.value, option])).values()]
