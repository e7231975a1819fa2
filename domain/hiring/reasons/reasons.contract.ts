import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordId, requiredText, version, versionSeen } from '../../kernel/fields.ts'
import { limits } from '../../kernel/limits.ts'
import { changeOf, listOf, listQuery } from '../../kernel/pagination.ts'

/** A reason of the company's own list for rejecting a candidate (REJ-01). */
export const reasonForm = z.object({ name: requiredText('personal.error.name_required', limits.text.short) })
export type ReasonFields = z.output<typeof reasonForm>

const reasonView = z.object({ uuid: z.string(), name: z.string(), updated_at: z.string(), version })
export type ReasonView = z.infer<typeof reasonView>

const mayView = { module: 'candidates', item: 'view' } as const
const mayChange = { module: 'candidates', item: 'change' } as const
const params = z.object({ id: recordId })

export const listReasonsEndpoint = endpoint({
  method: 'GET',
  path: '/api/reasons',
  summary: "The company's reasons for rejecting a candidate",
  access: mayView,
  query: listQuery(['name', 'updated_at'], 'name'),
  exported: true,
  answer: listOf(reasonView),
})

export const addReasonEndpoint = endpoint({
  method: 'POST',
  path: '/api/reasons',
  summary: 'Adds a reason',
  access: mayChange,
  body: reasonForm,
  answer: changeOf(reasonView),
})

export const updateReasonEndpoint = endpoint({
  method: 'PUT',
  path: '/api/reasons/:id',
  summary: 'Changes a reason; 409 when somebody else changed it since `version`',
  access: mayChange,
  params,
  body: reasonForm.extend({ version: versionSeen }),
  answer: changeOf(reasonView),
})

export const deleteReasonEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/reasons/:id',
  summary: 'Deletes a reason; refused when an application has it',
  access: mayChange,
  params,
  answer: changeOf(reasonView),
})

export const setReasonEndpoint = endpoint({
  method: 'POST',
  path: '/api/elements/reason',
  summary: 'Sets or clears the reason of a rejected application; nobody receives it',
  access: mayChange,
  body: z.object({ uuid_element: recordId, uuid_reason: recordId.nullable() }),
  answer: z.object({ success_message: z.string() }),
})
