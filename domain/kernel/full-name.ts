/** First and last name in one line; either may be empty. */
export const fullName = (first: string, last: string): string => `${first} ${last}`.trim()
