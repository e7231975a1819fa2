import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { recordId, requiredText } from '../../kernel/fields.ts'
import { changeOf, listOf, recordOf } from '../../kernel/pagination.ts'
import { newPasskey } from '../../kernel/passkey.ts'
import { proof } from './second-factor.contract.ts'

const passkeyView = z.object({
  uuid: z.string(),
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
})
export type PasskeyView = z.infer<typeof passkeyView>

/** The name by which a person recognises a passkey. */
export const passkeyForm = z.object({ name: requiredText('personal.error.name_required', 80) })

const params = z.object({ id: recordId })

/** The options that a browser expects, as the Web Authentication standard writes them in JSON. */
const options = recordOf(z.record(z.string(), z.unknown()))

export const listPasskeysEndpoint = endpoint({
  method: 'GET',
  path: '/api/users/passkeys',
  summary: "Lists the caller's passkeys, the newest first",
  access: 'logged_in',
  withoutFactor: true,
  answer: listOf(passkeyView),
})

export const beginPasskeyEndpoint = endpoint({
  method: 'POST',
  path: '/api/users/passkeys/options',
  summary: 'Answers the options with which a browser creates a passkey, after the password and a factor where there is one',
  access: 'logged_in',
  withoutFactor: true,
  body: z.object(proof),
  answer: options,
})

export const addPasskeyEndpoint = endpoint({
  method: 'POST',
  path: '/api/users/passkeys',
  summary: 'Adds the passkey that a browser created with these options, once, and ends the other sessions',
  access: 'logged_in',
  withoutFactor: true,
  body: passkeyForm.extend({ credential: newPasskey }),
  answer: changeOf(passkeyView),
})

export const renamePasskeyEndpoint = endpoint({
  method: 'PUT',
  path: '/api/users/passkeys/:id',
  summary: "Renames one of the caller's passkeys",
  access: 'logged_in',
  params,
  body: passkeyForm,
  answer: changeOf(passkeyView),
})

export const removePasskeyEndpoint = endpoint({
  method: 'POST',
  path: '/api/users/passkeys/:id/remove',
  summary: "Removes one of the caller's passkeys, unless it is the only factor and the role requires one",
  access: 'logged_in',
  params,
  body: z.object(proof),
  answer: changeOf(passkeyView),
})

export const passkeyLoginOptionsEndpoint = endpoint({
  method: 'POST',
  path: '/oauth/passkey',
  summary: 'Answers the options with which a browser asks for a passkey; the answer goes to /oauth/token as grant_type passkey',
  access: 'anyone',
  answer: options,
  limits: [{ per: 'ip', most: 120, seconds: 600 }],
})
