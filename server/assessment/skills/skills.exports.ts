import { listSkillsEndpoint } from '#domain/assessment/skills/skills.contract.ts'
import { exportedList } from '../../platform/exported-list.ts'

/** The columns of its lists as files (OUT-01). */
export const skillsExports = {
  skills: exportedList(listSkillsEndpoint, {
    columns: ({ of }) => [
      [of['skills.name'], (row) => row.name],
      [of['skills.name_language'], ({ name_language: language }) => (language ? of[`skills.name_language.${language}`] : '')],
      [of['skills.other_name'], (row) => row.other_name],
      [of['skills.about'], (row) => row.description],
      [of['skills.has_test'], (row) => of[`skills.has_test.${row.skill_test}`]],
      [of['skills.count_questions'], (row) => row.count_questions],
      [of['skills.point_limit'], (row) => row.point_limit ?? ''],
      [of['skills.status'], (row) => of[`skills.status.${row.status_skill}`]],
    ],
  }),
}
