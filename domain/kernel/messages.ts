/**
 * Types of the message files. A feature's Spanish file is `const es = {...} as const`; its English file is
 * `const en: Translation<typeof es> = {...}`, so that a key missing on either side does not compile (I18N-05).
 */
export type Translation<Source extends Record<string, string>> = { readonly [Key in keyof Source]: string }
