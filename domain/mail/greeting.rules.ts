import { givenNameOf } from '../kernel/person-names.ts'

/**
 * The name with which an e-mail greets its reader (MAIL-02): the first name of their account, or else of the name that somebody wrote. Empty
 * when that is an address or nothing, so that the e-mail greets without a name.
 */
export function greetedName(account: { readonly first_name: string } | undefined, written: string): string {
  if (account && account.first_name !== '') return account.first_name
  return /^\S+@\S+$/.test(written.trim()) ? '' : givenNameOf(written)
}
