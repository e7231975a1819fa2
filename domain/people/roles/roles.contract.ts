import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import {
  flag,
  givenFlag,
  oneOfNumbers,
  recordId,
  recordIdOr,
  requiredText,
  unchangedIfOmitted,
  version,
  versionSeen,
} from '../../kernel/fields.ts'
import { limits } from '../../kernel/limits.ts'
import { changeOf, listOf, listQuery, recordOf } from '../../kernel/pagination.ts'
import { builtInRoles, itemsOf, moduleKeys, modules, permissionItems } from '../../kernel/permissions.ts'
import { moduleView } from '../../kernel/session.contract.ts'
import { mayInvite } from '../accounts/invitations.contract.ts'

const description = requiredText('portfolio.error.description_required', limits.text.description)
const fields = {
  name: requiredText('personal.error.name_required', limits.text.short),
  description,
  /** Whether the role shows its holder only the vacancies that they own or are a member of (TEA-02). */
  limited: unchangedIfOmitted(flag),
}

const lacksItem = { path: ['id'], message: 'errors.bad_request' }

/** Whether a module has an item; both are ids. */
function isItemOf(module: number, item: number): boolean {
  return moduleKeys.some((key) => modules[key].id === module && itemsOf(key).some((one) => permissionItems[item - 1] === one))
}

const moduleIds = Object.values(modules).map(({ id }) => id)
const moduleId = oneOfNumbers(moduleIds)
const itemIds = permissionItems.map((_, index) => index + 1)
const itemId = oneOfNumbers(itemIds)
/** Item 1 is view, item 2 is change (SPEC-15). */
const item = z.object({ id: itemId, visible_user: givenFlag })
const listedModule = z
  .object({ id: moduleId, visible_user: givenFlag.default(true), permissions: z.array(item).optional() })
  .refine(({ id, permissions = [] }) => permissions.every((one) => isItemOf(id, one.id)), lacksItem)

type Listed = z.input<typeof listedModule>

const everyItem = moduleKeys.flatMap(itemsOf).length

/** An item of a module, switched on or off. */
const toggle = item.extend({ module_id: moduleId }).refine(({ module_id, id }) => isItemOf(module_id, id), lacksItem)
type Toggle = z.output<typeof toggle>

/** Modules as the documents describe them: `{"1": 1, …}`, or a list of ids or of modules. A module without items means its view. */
const modulesField = z
  .union(
    [
      z
        .record(z.string(), flag)
        .transform((flags): Listed[] => Object.entries(flags).map(([id, visible_user]) => ({ id, visible_user })))
        .pipe(z.array(listedModule)),
      z.array(z.union([moduleId.transform((id): Listed => ({ id })).pipe(listedModule), listedModule], 'errors.bad_request')),
    ],
    'errors.bad_request',
  )
  .transform((named) => named.flatMap(togglesOf))

function togglesOf({ id: module_id, visible_user, permissions }: z.output<typeof listedModule>): Toggle[] {
  const items = permissions ?? [{ id: 1 as const, visible_user }]
  return items.map((one) => ({ ...one, module_id }))
}

/** A new role, or a new name and description of an existing one. A ticked module grants its view (ROL-01, SPEC-15). */
export const roleForm = z.object({
  ...fields,
  module_1: flag,
  module_2: flag,
  module_3: flag,
  module_4: flag,
  module_5: flag,
  module_6: flag,
  module_7: flag,
  module_8: flag,
  module_9: flag,
  modules: modulesField.optional(),
})

/** The same modules by their number alone, as a caller may read the documents. */
const numbered = { 1: flag, 2: flag, 3: flag, 4: flag, 5: flag, 6: flag, 7: flag, 8: flag, 9: flag }

/** Fields that the documents name for a new role. Sent for an existing one they are refused, because another endpoint saves them. */
const elsewhere = z.never('roles.error.modules_elsewhere').optional()
const switchedElsewhere = {
  ...Object.fromEntries(moduleIds.flatMap((id) => [`module_${id}`, `${id}`]).map((name) => [name, elsewhere])),
  modules: elsewhere,
}

const roleView = z.object({
  id: z.number().int(),
  uuid: z.string(),
  name: z.string(),
  description: z.string(),
  updated_at: z.string(),
  version,
  /** Which built-in role this is; null for a custom one. */
  built_in: z.enum(builtInRoles).nullable(),
  /** How many people have the role, counted up to 1000. */
  holders: z.number().int(),
  /** Whether the caller has every permission of the role, so may give it to others (SPEC-15). */
  grantable: z.boolean(),
  /** Whether the role shows only vacancies of its holder (TEA-02). */
  limited: z.boolean(),
  /** Whether its holders can do nothing before they have set up a second factor (MFA-01). */
  requires_factor: z.boolean(),
})
export type RoleView = z.infer<typeof roleView>

const params = z.object({ id: recordId })
const mayView = { module: 'roles', item: 'view' } as const
const mayChange = { module: 'roles', item: 'change' } as const
const mayChangeUsers = { module: 'users', item: 'change' } as const

export const listRolesEndpoint = endpoint({
  method: 'GET',
  path: '/api/roles',
  summary: 'Lists roles, with how many people have each',
  access: [mayView, mayChangeUsers, mayInvite],
  query: listQuery(['id', 'name', 'updated_at'], 'id'),
  exported: true,
  answer: listOf(roleView),
})

export const listHoldersEndpoint = endpoint({
  method: 'GET',
  path: '/api/roles/:id/users',
  summary: 'Lists the people with a role, by name',
  access: { module: 'users', item: 'view' },
  params,
  query: listQuery(['fullname'], 'fullname'),
  exported: true,
  reads: { what: 'list', list: 'holders' },
  answer: listOf(z.object({ uuid: z.string(), fullname: z.string(), email: z.string() })),
})

export const addRoleEndpoint = endpoint({
  method: 'POST',
  path: '/api/roles',
  summary: 'Adds a role that sees the ticked modules; the caller has to see each of them',
  access: mayChange,
  withoutKeys: true,
  body: roleForm.extend(numbered),
  answer: changeOf(roleView),
})

export const updateRoleEndpoint = endpoint({
  method: 'PUT',
  path: '/api/roles/:id',
  summary: 'Changes name and description of a custom role, unless somebody else changed it meanwhile',
  access: mayChange,
  withoutKeys: true,
  params,
  body: z.object({ ...fields, ...switchedElsewhere, version: versionSeen }),
  answer: changeOf(roleView),
})

export const requireFactorEndpoint = endpoint({
  method: 'PUT',
  path: '/api/roles/:id/second-factor',
  summary:
    'Switches on or off whether a role requires a second factor, also of the administrator role; it holds from the next call on',
  access: mayChange,
  withoutKeys: true,
  params,
  body: z.object({ required: givenFlag }),
  answer: changeOf(roleView),
})

export const deleteRoleEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/roles/:id',
  summary: 'Deletes a custom role that nobody has',
  access: mayChange,
  withoutKeys: true,
  params,
  answer: changeOf(roleView),
})

export const listModulesEndpoint = endpoint({
  method: 'GET',
  path: '/api/modules',
  summary: 'Lists the nine modules, and which of them the caller sees',
  access: [mayView, mayChangeUsers],
  answer: listOf(moduleView.omit({ permissions: true })),
})

const permissions = moduleView.shape.permissions

export const lookUpModuleEndpoint = endpoint({
  method: 'POST',
  path: '/api/roles/permissions/module',
  summary: "Lists the caller's permissions in a module; item 1 is view",
  access: 'logged_in',
  body: z.object({
    module_id: z.coerce
      .number('errors.bad_request')
      .refine((id) => Object.values(modules).some((module) => module.id === id), 'errors.bad_request'),
  }),
  answer: z.object({ data: permissions }),
})

export const getRolePermissionsEndpoint = endpoint({
  method: 'GET',
  path: '/api/roles/permissions/:id',
  summary: 'Lists the nine modules with the permissions of a role in each',
  access: mayView,
  params,
  answer: recordOf(z.object({ role: roleView, modules: z.array(moduleView) })),
})

export const updateRolePermissionsEndpoint = endpoint({
  method: 'PUT',
  path: '/api/roles/permissions/:id',
  summary:
    'Switches permissions of a custom role on and off; the others stay. Refuses permissions that the caller lacks, and their own role',
  access: mayChange,
  withoutKeys: true,
  params,
  body: z
    .object({
      permissions: z.array(toggle, 'errors.bad_request').max(everyItem, 'errors.bad_request').default([]),
      modules: modulesField.default([]),
      version: versionSeen,
    })
    .refine(({ permissions, modules }) => permissions.length + modules.length > 0, {
      path: ['permissions'],
      message: 'errors.bad_request',
    }),
  answer: changeOf(roleView),
})

/** Another role for a person (SPEC-15). */
export const changeRoleForm = z.object({ new_role_id: recordIdOr('roles.error.role_required') })

export const changeRoleOfEndpoint = endpoint({
  method: 'POST',
  path: '/api/roles/user',
  summary:
    'Gives a person another role and ends their sessions; a role of staff waits until an unconfirmed account has opened a link',
  access: mayChangeUsers,
  withoutKeys: true,
  body: changeRoleForm.extend({ uuid_user: recordIdOr('errors.bad_request') }),
  answer: changeOf(
    z.object({
      uuid: z.string(),
      fullname: z.string(),
      role_id: z.number().int(),
      /** Whether the role waits until a link sent to the address of the person was opened. */
      waits: z.boolean(),
    }),
  ),
})
