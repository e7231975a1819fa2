/** The time zone of the device in front of the person. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
