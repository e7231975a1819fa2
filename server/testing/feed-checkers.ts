import { SaxesParser } from 'saxes'
import { z } from 'zod'

interface Element {
  readonly name: string
  readonly children: Element[]
  text: string
}

/** Parses an XML document with a parser that refuses whatever is not well-formed. */
export function parseXml(xml: string): Element {
  const top: Element = { name: '', children: [], text: '' }
  const open = [top]
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name }) => {
    const element: Element = { name, children: [], text: '' }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  const addText = (text: string) => {
    const element = open.at(-1)
    if (element) element.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => void open.pop())
  parser.write(xml).close()
  const [root] = top.children
  if (!root) throw new Error('the document is empty')
  return root
}

/** The texts of the children of an element, each of which occurs once. */
function fieldsOf({ children }: Element): Record<string, string> {
  const names = children.map(({ name }) => name)
  if (new Set(names).size !== names.length) throw new Error(`an element has a child twice: ${names.join(', ')}`)
  return Object.fromEntries(children.map(({ name, text }) => [name, text]))
}

/** A date of RFC 822 with four digits of the year and a zone, as RSS 2.0 asks for. */
const mailDate = z
  .string()
  .regex(/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} (?:GMT|[+-]\d{4})$/)
const text = z.string().trim().min(1)

/** The fields that Indeed's documentation of its XML feed requires, and the optional ones that we send. */
const indeedJob = z.strictObject({
  title: text,
  date: z.iso.datetime(),
  referencenumber: text,
  requisitionid: text,
  url: z.url(),
  company: text,
  city: text,
  country: z.string().regex(/^[A-Z]{2}$/),
  description: text,
  salary: text.optional(),
  jobtype: z.enum(['fulltime', 'parttime', 'contract', 'internship', 'temporary']),
  remotetype: z.enum(['Fully remote', 'Hybrid remote']).optional(),
  expirationdate: z.iso.datetime().optional(),
  lastactivitydate: z.iso.datetime().optional(),
})

/** Checks a feed of Indeed, and returns its vacancies. */
export function checkIndeed(xml: string): z.infer<typeof indeedJob>[] {
  const root = parseXml(xml)
  if (root.name !== 'source') throw new Error('the document is no feed of Indeed')
  const [facts, jobs] = [false, true].map((isJob) => root.children.filter(({ name }) => (name === 'job') === isJob)) as [
    Element[],
    Element[],
  ]
  z.strictObject({ publisher: text, publisherurl: z.url(), lastBuildDate: mailDate }).parse(
    fieldsOf({ ...root, children: facts }),
  )
  const read = jobs.map((job) => indeedJob.parse(fieldsOf(job)))
  if (new Set(read.map(({ referencenumber }) => referencenumber)).size !== read.length) throw new Error('a number occurs twice')
  return read
}

/** Checks a feed of RSS 2.0, and returns its entries. */
export function checkRss(xml: string) {
  const rss = parseXml(xml)
  const [channel] = rss.children
  if (rss.name !== 'rss' || channel?.name !== 'channel') throw new Error('the document is no RSS')
  const isItem = ({ name }: Element) => name === 'item'
  z.looseObject({ title: text, link: z.url(), description: text }).parse(
    fieldsOf({ ...channel, children: channel.children.filter((one) => !isItem(one)) }),
  )
  const item = z.strictObject({ title: text, link: z.url(), guid: text, pubDate: mailDate, description: text })
  return channel.children.filter(isItem).map((one) => item.parse(fieldsOf(one)))
}

const amount = z.number().positive()
/** JobPosting as Google's documentation of structured data requires it, with the recommended properties that we send. */
const posting = z
  .strictObject({
    '@type': z.literal('JobPosting'),
    title: text,
    description: text,
    identifier: z.strictObject({ '@type': z.literal('PropertyValue'), name: text, value: text }),
    datePosted: z.iso.date(),
    validThrough: z.iso.datetime({ offset: true }).optional(),
    employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER']),
    hiringOrganization: z.strictObject({ '@type': z.literal('Organization'), name: text, logo: z.url().optional() }),
    jobLocation: z.strictObject({
      '@type': z.literal('Place'),
      address: z.strictObject({
        '@type': z.literal('PostalAddress'),
        addressLocality: text,
        addressCountry: z.string().regex(/^[A-Z]{2}$/),
      }),
    }),
    totalJobOpenings: z.int().positive(),
    inLanguage: z.enum(['es', 'en']),
    directApply: z.boolean(),
    url: z.url(),
    jobLocationType: z.literal('TELECOMMUTE').optional(),
    applicantLocationRequirements: z.strictObject({ '@type': z.literal('Country'), name: text }).optional(),
    baseSalary: z
      .strictObject({
        '@type': z.literal('MonetaryAmount'),
        currency: z.string().regex(/^[A-Z]{3}$/),
        value: z.union([
          z.strictObject({ '@type': z.literal('QuantitativeValue'), unitText: z.literal('MONTH'), value: amount }),
          z.strictObject({
            '@type': z.literal('QuantitativeValue'),
            unitText: z.literal('MONTH'),
            minValue: amount,
            maxValue: amount,
          }),
        ]),
      })
      .optional(),
  })
  .refine(({ jobLocationType, applicantLocationRequirements: where }) => !jobLocationType === !where)

const dataFeed = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('DataFeed'),
  name: text,
  url: z.url(),
  dateModified: z.iso.datetime(),
  dataFeedElement: z.array(z.strictObject({ '@type': z.literal('DataFeedItem'), dateModified: z.iso.datetime(), item: posting })),
})

/** Checks a DataFeed with JobPostings, and returns them. */
export const checkPostings = (json: string) => dataFeed.parse(JSON.parse(json)).dataFeedElement.map(({ item }) => item)
