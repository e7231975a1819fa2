const extension = /(?:ext|anexo|int|x)[^0-9]*[0-9]{1,6}$/i
/** Argentina writes 15 before a mobile number within the country, and 9 before the area code from abroad: 011 15 2345-6789, +54 9 11 2345 6789. */
const argentineMobile = /^(?:0*549?|0+|(?=1115))(?:(11)15([0-9]{8})|([23][0-9]{2})15([0-9]{7})|([23][0-9]{3})15([0-9]{6}))$/

/**
 * The digits by which two phone numbers are compared: the last ten, because a number may lack its country code. Empty for a number of fewer
 * than seven digits. The database function comparable_phone gives the same.
 */
export function comparablePhone(phone: string): string {
  const digits = phone
    .replace(extension, '')
    .replace(/[^0-9]/g, '')
    .replace(argentineMobile, '$1$2$3$4$5$6')
  return digits.length < 7 ? '' : digits.slice(-10)
}
