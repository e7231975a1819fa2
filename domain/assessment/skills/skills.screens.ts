import { profileScreens, staffScreens } from '../../kernel/screens.ts'

/** The catalogue of skills, for staff (SKA-01). */
export const skillScreens = staffScreens('assessment/skills', 'skillstest', {
  skills: {
    path: '/skills/admin',
    heading: 'skills.title',
    menu: { menu: 'staff', place: 8, label: 'menu.banks', group: 'menu.tests', covers: '/tests/admin' },
  },
  addSkill: { path: '/skills/admin/add-skill', heading: 'skills.add', item: 'change' },
  editSkill: { path: '/skills/admin/edit/:uuid', heading: 'skills.edit', item: 'change' },
  deleteSkill: { path: '/skills/admin/delete/:uuid', heading: 'skills.delete', item: 'change' },
})

/** A candidate's own skills (SKL-01). */
export const userSkillScreens = profileScreens('assessment/skills', {
  userSkills: { path: '/profile/skills', heading: 'my_skills.title' },
})
