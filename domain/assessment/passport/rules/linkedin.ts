interface Certification {
  readonly name: string
  readonly organisation: string
  /** The day of the test in the site's time zone, yyyy-mm-dd. */
  readonly day: string
  readonly address: string
  readonly id: string
}

/** The longest name that LinkedIn's form takes. */
const mostName = 255
/** Whole letters: half of one could not be part of an address. */
const cut = (text: string) => [...text].slice(0, mostName).join('')

/**
 * The address that opens LinkedIn's form "add licence or certification" with its fields filled in. Its parameters are those of LinkedIn's
 * "Add to Profile" documentation: the member checks and saves the form.
 */
export function linkedInAddress({ name, organisation, day, address, id }: Certification): string {
  const [year = '', month = ''] = day.split('-')
  const fields = {
    startTask: 'CERTIFICATION_NAME',
    name: cut(name),
    organizationName: cut(organisation),
    issueYear: year,
    issueMonth: String(Number(month)),
    certUrl: address,
    certId: id,
  }
  const query = Object.entries(fields).map(([field, value]) => `${field}=${encodeURIComponent(value)}`)
  return `https://www.linkedin.com/profile/add?${query.join('&')}`
}
