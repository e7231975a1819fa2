const extension = /[,;]?\s*(?:ext(?:ensi[oó]n|ension)?|anexo|int(?:erno)?|x|#)\.?:?\s*(\d{1,6})$/i
/** Argentina writes 15 before a mobile number within the country, and 9 before its area code from abroad. */
const argentine = /^\+54(?:9?)(?:(11)15(\d{8})|([23]\d{2})15(\d{7})|([23]\d{3})15(\d{6})|(\d{10}))$/
/** Mexico wrote 1 after its code before mobile numbers until 2020. */
const formerMexican = /^\+521(\d{10})$/

/** The digits of a phone number, with a plus before a country code, and its extension. */
function partsOf(phone: string): { number: string; extension: string } {
  const usual = phone.normalize('NFKC')
  const number = usual
    .replace(extension, '')
    .replace(/\(0\)/g, '')
    .replace(/[^+\d]/g, '')
    .replace(/^00/, '+')
  return { number, extension: extension.exec(usual)?.[1] ?? '' }
}

/** The link that calls a phone number, with its extension (RFC 3966). */
export function callLink(phone: string): string {
  const { number, extension } = partsOf(phone)
  const written = number.replace(formerMexican, '+52$1').replace(argentine, (whole, ...groups: (string | undefined)[]) => {
    const [area11, rest11, area3, rest3, area4, rest4] = groups
    // Without 15 or 9 the number may be a landline, which takes no 9.
    return area11 || area3 || area4 ? `+549${area11 ?? area3 ?? area4}${rest11 ?? rest3 ?? rest4}` : whole
  })
  return `tel:${written}${extension && `;ext=${extension}`}`
}

/**
 * The link that opens a WhatsApp chat; undefined for a number without its country code. The chat knows mobile numbers of Argentina only
 * with the 9 before the area code.
 */
export function chatLink(phone: string): string | undefined {
  const { number } = partsOf(phone)
  if (!/^\+\d{8,15}$/.test(number)) return undefined
  const mobile = number.replace(
    argentine,
    (_, ...groups: (string | undefined)[]) => `+549${groups.slice(0, 7).filter(Boolean).join('')}`,
  )
  return `https://wa.me/${mobile.slice(1)}`
}
