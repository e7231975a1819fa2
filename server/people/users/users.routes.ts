import { setFlagsEndpoint } from '#domain/hiring/applications/availability.contract.ts'
import { isRefusal, refuse } from '#domain/kernel/refusals.ts'
import { changeRoleOfEndpoint } from '#domain/people/roles/roles.contract.ts'
import { setOwnerEndpoint } from '#domain/people/users/owners.contract.ts'
import { getUserEndpoint } from '#domain/people/users/user-profile.contract.ts'
import {
  deleteUserEndpoint,
  filterUsersEndpoint,
  findSkillsEndpoint,
  findVacanciesEndpoint,
  listDeletedUsersEndpoint,
  listUsersEndpoint,
  listUsersWithSkillsEndpoint,
  restoreUserEndpoint,
  setContactEndpoint,
  setExtraTimeEndpoint,
} from '#domain/people/users/users.contract.ts'
import { readWordsOf } from '../../hiring/replies/correspondence.reads.ts'
import { answerChange, answerPage } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import { readWholeProfile } from '../profile/reads/whole-profile.ts'
import { readRole } from '../roles/roles.reads.ts'
import { readSkillChoices, readVacancyChoices } from './choices.reads.ts'
import { readDeletedUsers } from './deleted-users.reads.ts'
import { setOwner } from './owners.writes.ts'
import { changeRoleOf } from './role-of-a-person.writes.ts'
import { readHeldSkills, readOwnAccount, readProvenConsent, readUser, readUserJobs } from './user-profile.reads.ts'
import { presentConsent, presentDeleted, presentProfile, seesConsents } from './user-profile.views.ts'
import { readUserToChange, readUserToRestore } from './users.reads.ts'
import { flagsOf, presentDeletedUser, presentFlags, presentRoleOf, presentUser, presentUserWithSkills } from './users.views.ts'
import * as writes from './users.writes.ts'
import { readUsers, readUsersWithSkills, type UserRow } from './users-list.reads.ts'

export const userRoutes = (platform: Platform) => {
  const { db } = platform
  const presentTo = (viewer: Viewer) => (row: UserRow) => presentUser(platform, viewer, row)
  return [
    route(listUsersEndpoint, async ({ query: { job, skill, tag, owner, userType, ...page }, viewer }) =>
      answerPage(await readUsers(db, viewer, page, { job, skill, tag, owner, userType }), presentTo(viewer)),
    ),

    route(filterUsersEndpoint, async ({ query, body, viewer }) =>
      answerPage(await readUsers(db, viewer, query, body), presentTo(viewer)),
    ),

    route(listUsersWithSkillsEndpoint, async ({ query, viewer }) =>
      answerPage(await readUsersWithSkills(db, viewer, query), (row) => presentUserWithSkills(row, query.language)),
    ),

    route(getUserEndpoint, async ({ params, viewer }) => {
      const user = await readUser(db, viewer, params.uuid)
      if (!user) return refuse('errors.not_found')
      const { deleted_at } = user
      if (deleted_at) return { data: presentDeleted(viewer, { ...user, deleted_at }) }
      const [whole, skills, jobs, ownAccount, consent] = await Promise.all([
        readWholeProfile(platform, user.id, viewer.language, viewer),
        readHeldSkills(db, user.id, viewer.language),
        readUserJobs(db, viewer, user.id),
        user.registered ? readOwnAccount(db, viewer, user.id) : null,
        seesConsents(viewer) ? readProvenConsent(db, user.id) : undefined,
      ])
      const words = consent?.reply_id ? await readWordsOf(db, viewer, consent.reply_id) : null
      const held = consent ? presentConsent(platform, consent, words) : null
      return { data: presentProfile(viewer, user, { whole, skills, jobs, ownAccount, held }) }
    }),

    route(findVacanciesEndpoint, async ({ query, viewer }) => ({ data: await readVacancyChoices(db, viewer, query) })),

    route(findSkillsEndpoint, async ({ query, viewer }) => ({ data: await readSkillChoices(db, viewer.language, query) })),

    route(setFlagsEndpoint, async ({ body, viewer, origin }) => {
      const user = await readUserToChange(db, viewer, body.uuid)
      if (!user) return refuse('errors.not_found')
      const marked = await writes.setFlags(platform, { actor: viewer, origin }, user, {
        ...flagsOf(body),
        card: body.uuid_element,
      })
      return answerChange('users.marked', marked, ({ uuid, ...flags }) => ({ uuid, ...presentFlags(flags) }))
    }),

    route(changeRoleOfEndpoint, async ({ body: { new_role_id, uuid_user }, viewer }) => {
      const role = await readRole(db, viewer, new_role_id)
      if (!role) return refuse('errors.fields', { errors: { new_role_id: ['roles.error.role_required'] } })
      const changed = await changeRoleOf(platform, viewer, uuid_user, role)
      const waits = changed !== undefined && !isRefusal(changed) && changed.waits
      return answerChange(waits ? 'roles.role_waits' : 'roles.role_changed', changed, presentRoleOf)
    }),

    route(setExtraTimeEndpoint, async ({ body, viewer }) => {
      const user = await readUserToChange(db, viewer, body.uuid)
      if (!user) return refuse('errors.not_found')
      const given = await writes.setExtraTime(platform, viewer, user, body.extra_time)
      return answerChange('users.time_given', given, ({ uuid, extra_time_percent }) => ({ uuid, extra_time: extra_time_percent }))
    }),

    route(setContactEndpoint, async ({ body: { no_contact, reason, uuid }, viewer }) => {
      const user = await readUserToChange(db, viewer, uuid)
      if (!user) return refuse('errors.not_found')
      const set = await writes.setContact(platform, viewer, user, { barred: no_contact, reason })
      return answerChange(no_contact ? 'users.no_contact_set' : 'users.contact_allowed', set, (one) => ({
        uuid: one.uuid,
        no_contact,
      }))
    }),

    route(setOwnerEndpoint, async ({ body, viewer }) =>
      answerChange('users.owner_changed', await setOwner(platform, viewer, body), (done) => done),
    ),

    route(deleteUserEndpoint, async ({ body, viewer }) => {
      const user = await readUserToChange(db, viewer, body.uuid)
      if (!user) return refuse('errors.not_found')
      const deleted = await writes.deleteUser(platform, viewer, user, body.reason)
      return answerChange('users.deleted', deleted, ({ uuid, erase_at }) => ({ uuid, erase_at: erase_at.toISOString() }))
    }),

    route(listDeletedUsersEndpoint, async ({ query, viewer }) =>
      answerPage(await readDeletedUsers(db, viewer, query), presentDeletedUser),
    ),

    route(restoreUserEndpoint, async ({ body, viewer }) => {
      const user = await readUserToRestore(db, viewer, body.uuid)
      if (!user) return refuse('errors.not_found')
      return answerChange('users.restored', await writes.restoreUser(platform, viewer, user), ({ uuid }) => ({ uuid }))
    }),
  ]
}
