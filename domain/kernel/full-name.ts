/** First and last name as screens and e-mails say them; either may be empty. */
export const fullName = (first: string, last: string): string => `${first} ${last}`.trim()
