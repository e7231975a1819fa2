import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import {
  anyDay,
  calendarDate,
  optionalParagraph,
  recordId,
  recordIdOr,
  reportTogether,
  version,
  versionSeen,
} from '../../kernel/fields.ts'
import { languageSchema } from '../../kernel/language-schema.ts'
import { changeOf, listOf, recordOf } from '../../kernel/pagination.ts'
import { skillChoice } from './skills.contract.ts'

const day = (requiredKey: string, today: string) =>
  calendarDate(requiredKey, 'skills.error.date').refine((given) => given <= today, 'skills.error.future')
const endsBeforeItBegins = { path: ['experience_timeto'], message: 'experience.error.to_after', when: reportTogether }

/** The first and last day of work with a skill (SKL-03). `today` is the site's date, because experience cannot lie in the future. */
export function experienceForm(today: string) {
  return inOrder(experienceFields(today))
}

/** The same form for adding a skill to a profile (SKL-02). */
export function userSkillForm(today: string) {
  return inOrder(experienceFields(today).extend({ skill_id: recordIdOr('skills.error.skill_required') }))
}

/** The two days alone, which a test asks for where a profile lacks them (TST-10). */
export const experienceDates = (today: string) => experienceFields(today).omit({ note: true })

function experienceFields(today: string) {
  return z.object({
    experience_timefrom: day('skills.error.from_required', today),
    experience_timeto: day('skills.error.to_required', today),
    note: optionalParagraph(),
  })
}

interface GivenDates {
  readonly experience_timefrom?: string | undefined
  readonly experience_timeto?: string | undefined
}

/** Refines a form with both dates: the end is not before the start. */
export const inOrder = <Form extends z.ZodType<GivenDates>>(form: Form) => form.refine(isInOrder, endsBeforeItBegins)

function isInOrder({ experience_timefrom: from, experience_timeto: to }: GivenDates) {
  return !from || !to || from <= to
}

const userSkillView = z.object({
  uuid: z.string(),
  user_id: z.number().int(),
  /** By its name in the reader's language. */
  skill: skillChoice.extend({ skill_test: z.literal([0, 1]) }),
  /** A number and a unit in the reader's language; empty without dates (SPEC-28). */
  experience_time: z.string(),
  experience_timefrom: z.string(),
  experience_timeto: z.string(),
  note: z.string(),
  /** 0: not finished; 1: finished and scored; 2: waiting for its rating (SPEC-36). */
  status_test: z.number().int(),
  /** Whether a vacancy to which the person applied requires the skill. */
  skill_vacant: z.literal([0, 1]),
  /** Whether a current application requires the skill, so that it cannot be deleted. */
  asked_for: z.boolean(),
  /** Ready questions in the language of the list. */
  count_questions: z.number().int(),
  /** Ready questions by language (SPEC-31). */
  ready: z.object({ es: z.number().int(), en: z.number().int() }),
  /** Whether a test of the skill runs and can be resumed. */
  running: z.boolean(),
  /** The number of tests that may still be started (SPEC-34). */
  attempts_left: z.number().int(),
  version,
})
export type UserSkillView = z.infer<typeof userSkillView>

const params = z.object({ uuid: recordId })

export const listUserSkillsEndpoint = endpoint({
  method: 'GET',
  path: '/api/user-skills/all/:language',
  summary: "The caller's skills, each with its experience, test and next step",
  access: 'candidate',
  params: z.object({ language: languageSchema }),
  answer: listOf(userSkillView),
})

export const listSkillsToAddEndpoint = endpoint({
  method: 'GET',
  path: '/api/getskillsuser',
  summary: 'Skills in use that the caller does not have, for a select list',
  access: 'logged_in',
  answer: listOf(skillChoice),
})

export const addUserSkillEndpoint = endpoint({
  method: 'POST',
  path: '/api/user-skills',
  summary: "Adds a skill to the caller's profile; `added` is '0' when its tests are used up",
  access: 'candidate',
  body: userSkillForm(anyDay),
  bodyOn: userSkillForm,
  answer: z.object({ success_message: z.string(), added: z.enum(['0', '1']), data: userSkillView.nullable() }),
})

export const getUserSkillEndpoint = endpoint({
  method: 'GET',
  path: '/api/geteeditskill/:uuid',
  summary: 'One skill of the caller',
  access: 'candidate',
  params,
  answer: recordOf(userSkillView),
})

export const updateUserSkillEndpoint = endpoint({
  method: 'PUT',
  path: '/api/editSkill/:uuid',
  summary: "Changes dates and note of the caller's skill, unless its version is outdated",
  access: 'candidate',
  params,
  body: experienceForm(anyDay).safeExtend({ version: versionSeen }),
  bodyOn: (today: string) => experienceForm(today).safeExtend({ version: versionSeen }),
  answer: changeOf(userSkillView),
})

export const deleteUserSkillEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/user-skills/:uuid',
  summary: "Deletes a skill from the caller's profile, unless an application requires it or its test runs",
  access: 'candidate',
  params,
  answer: changeOf(userSkillView),
})
