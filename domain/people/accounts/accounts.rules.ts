/** Version of personal.consent_text; a change of its meaning takes a new one, and consent is asked again (SPEC-53). */
export const consentVersion = '2026-11'

/** How long the same address and password continue a registration whose answer was lost, in milliseconds (SPEC-73). */
export const repeatableForMs = 15 * 60_000
