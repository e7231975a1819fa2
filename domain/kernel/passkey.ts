import { z } from 'zod'

const encoded = (most: number) => z.string('errors.bad_request').min(1, 'errors.bad_request').max(most, 'errors.bad_request')
const attachment = z.enum(['cross-platform', 'platform'], 'errors.bad_request').optional().catch(undefined)

const credential = {
  id: encoded(1400),
  rawId: encoded(1400),
  type: z.literal('public-key', 'errors.bad_request'),
  authenticatorAttachment: attachment,
  /** The site uses no extensions, so their results are not read. */
  clientExtensionResults: z.unknown().transform(() => ({})),
}

/** What a browser answers when a person logs in with a passkey, as the Web Authentication standard encodes it in JSON. */
export const passkeyLogin = z.object(
  {
    ...credential,
    response: z.object(
      {
        clientDataJSON: encoded(8000),
        authenticatorData: encoded(8000),
        signature: encoded(8000),
        userHandle: z.string('errors.bad_request').max(200, 'errors.bad_request').optional(),
      },
      'errors.bad_request',
    ),
  },
  'errors.bad_request',
)
export type PasskeyLogin = z.output<typeof passkeyLogin>

/** What a browser answers when a person creates a passkey. */
export const newPasskey = z.object(
  {
    ...credential,
    response: z.object(
      {
        clientDataJSON: encoded(8000),
        attestationObject: encoded(20_000),
        transports: z.array(z.string().max(40), 'errors.bad_request').max(10, 'errors.bad_request').optional(),
      },
      'errors.bad_request',
    ),
  },
  'errors.bad_request',
)
export type NewPasskey = z.output<typeof newPasskey>
