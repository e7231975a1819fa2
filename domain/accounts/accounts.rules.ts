/** Version of personal.consent_text; a change of its meaning takes a new one, and consent is asked again (decision 53). */
export const consentVersion = '2026-11'
