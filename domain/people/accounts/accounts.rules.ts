/** Version of personal.consent_text. If its meaning changes, raise the version: the site then asks for consent again (SPEC-53). */
export const consentVersion = '2026-11'

/** How long a registration whose answer was lost can be repeated with the same address and password, in milliseconds (SPEC-73). */
export const repeatableForMs = 15 * 60_000
