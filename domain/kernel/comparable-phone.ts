const extension = /(?:ext|anexo|int|x)[^0-9]*[0-9]{1,6}$/i
/** Argentina writes 15 before a mobile number within the country, and 9 before the area code from abroad: 011 15 2345-6789, +54 9 11 2345 6789. */
const argentineMobile = /^(?:0*549?|0+|(?=1115))(?:(11)15([0-9]{8})|([23][0-9]{2})15([0-9]{7})|([23][0-9]{3})15([0-9]{6}))$/
/** 00 in most countries, 011 in North America; a number of Buenos Aires begins with 011 too, and is shorter. */
const fromAbroad = /^(?:00|011(?=[0-9]{11}))/
/** The codes of Latin America, Spain and North America after a plus, and a zero that people leave before the number. */
const codeAfterPlus = /^\+(?:521?(?=[0-9]{10}$)|1(?=[0-9]{10}$)|(?:5[135678]|34|50[2-7]|59[1358])0?)/
/** The same codes without a plus, where the rest is a whole number of that country. */
const bareCode =
  /^(?:57(?=[36][0-9]{9}$)|58(?=[24][0-9]{9}$)|521?(?=[0-9]{10}$)|1(?=[2-9][0-9]{9}$)|34(?=[6-9][0-9]{8}$)|51(?=9[0-9]{8}$)|56(?=[2-9][0-9]{8}$)|59[1358](?=[0-9]{8,9}$)|50[2-7](?=[0-9]{8}$)|55(?=[0-9]{10,11}$))/

/**
 * The digits by which two phone numbers are compared: the number within its country, at most its last ten digits, because a number may lack
 * its country code. Empty for a number of fewer than seven digits. The database function comparable_phone gives the same.
 */
export function comparablePhone(phone: string): string {
  const plain = phone.replace(extension, '')
  const digits = plain.replace(/[^0-9]/g, '')
  const called = /^[^0-9]*\+/.test(plain) ? `+${digits}` : digits.replace(fromAbroad, '+')
  const national = called
    .replace(codeAfterPlus, '')
    .replace('+', '')
    .replace(argentineMobile, '$1$2$3$4$5$6')
    .replace(/^0+/, '')
    .replace(bareCode, '')
  return national.length < 7 ? '' : national.slice(-10)
}
