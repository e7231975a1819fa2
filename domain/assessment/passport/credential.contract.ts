import { z } from 'zod'
import { languageSchema } from '../../kernel/language-schema.ts'
import { usualSigns } from '../../kernel/plain-text.ts'

/** Accents upon accents, which would cover the lines above. No script needs more than four on one letter. */
const towers = /(\p{M}{4})\p{M}+/gu
/** A text of a stranger as one line of at most so many characters. */
const text = (most: number) =>
  z
    .string()
    .max(4000)
    .transform((given) => usualSigns(given).normalize('NFC').replace(towers, '$1'))
    .pipe(z.string().min(1).max(most))
/** The end of the year 9999: databases and browsers cannot show later seconds. */
const lastSecond = 253_402_300_799
const instant = z.iso.datetime({ offset: true }).transform((value) => new Date(value))

/**
 * What is read of a credential of Open Badges 3.0 that another site has signed (ADR-0181): the payload of its JWT. Everything else in it is
 * ignored.
 */
export const credentialClaims = z.object({
  iss: z.string().max(200),
  jti: z.string().max(400),
  sub: z.string().max(200),
  nbf: z.number().int().min(0).max(lastSecond),
  exp: z.number().int().min(0).max(lastSecond).optional(),
  type: z
    .array(z.string())
    .max(20)
    .refine((types) => types.includes('OpenBadgeCredential')),
  issuer: z.object({ id: z.string(), name: text(200) }),
  validUntil: instant.optional(),
  credentialSubject: z.object({
    id: z.string(),
    identifier: z
      .array(z.object({ identityHash: text(200), identityType: z.string(), hashed: z.boolean() }))
      .max(10)
      .default([]),
    activityEndDate: instant,
    achievement: z.object({ name: text(200), inLanguage: languageSchema }),
    result: z.array(z.object({ resultDescription: z.string().max(400), value: z.string().max(400) })).max(20),
  }),
  credentialStatus: z.object({ id: z.string(), type: z.literal('1EdTechRevocationList') }),
})
export type CredentialClaims = z.infer<typeof credentialClaims>

/** The revocation list of a credential (Open Badges 3.0). */
export const revocationList = z.object({
  issuer: z.string(),
  revokedCredential: z.array(z.object({ id: z.string() })).max(1000),
})

/** A public key as ADR-0181 publishes it. What else is in it, such as a private part, is not taken along. */
export const issuerKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string().max(100),
  y: z.string().max(100),
})
