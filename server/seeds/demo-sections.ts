import type { z } from 'zod'
import { calendarDay } from '#domain/kernel/dates.ts'
import { educationForm } from '#domain/people/profile/education.contract.ts'
import { workForm } from '#domain/people/profile/experience.contract.ts'
import { portfolioForm } from '#domain/people/profile/portfolio.contract.ts'
import { referenceForm } from '#domain/people/profile/references.contract.ts'
import { readPortfolio } from '../people/profile/files.reads.ts'
import { readOwn, type Section } from '../people/profile/own-records.reads.ts'
import { addOwn, type FieldsOf } from '../people/profile/own-records.writes.ts'
import { addPortfolioItem } from '../people/profile/portfolio.writes.ts'
import { educationFields, referenceFields, workFields } from '../people/profile/sections.views.ts'
import { discardUploads } from '../platform/files/uploads.ts'
import type { Platform } from '../platform/platform.ts'
import type { Person } from '../platform/sessions/viewer.ts'
import { makePage } from './demo-cv.ts'
import { done } from './demo-done.ts'
import { uploadOf } from './demo-uploads.ts'

interface DemoSections {
  readonly education: readonly z.input<ReturnType<typeof educationForm>>[]
  readonly work: readonly z.input<ReturnType<typeof workForm>>[]
  readonly references: readonly z.input<typeof referenceForm>[]
  /** Items of a portfolio; the first has a file. */
  readonly portfolio: readonly z.input<typeof portfolioForm>[]
}

/** The sections of the cast's profiles, by e-mail address. */
const sections: Record<string, DemoSections> = {
  'candidate@demo.test': {
    education: [
      {
        level: 'Pregrado',
        field: 'Ingeniería de sistemas',
        school: 'Universidad Demo del Centro',
        location: 'Bogotá, Colombia',
        from: '2013-01-21',
        time_professional: 'P',
        to: '2018-06-30',
      },
      {
        level: 'Curso',
        field: 'Accesibilidad en la web',
        school: 'Escuela Demo en línea',
        location: 'En línea',
        from: '2026-08-03',
        time_professional: 'A',
      },
    ],
    work: [
      {
        title: 'Desarrolladora de interfaces',
        company: 'Demo Editorial',
        location: 'Bogotá, Colombia',
        website: 'https://editorial.demo.test',
        from: '2021-02-01',
        time_experience: 'A',
        description: 'Cuido las páginas de tres revistas: que carguen rápido y que se lean bien en cualquier celular.',
      },
      {
        title: 'Practicante de desarrollo',
        company: 'Demo Taller',
        location: 'Bogotá, Colombia',
        no_website: true,
        from: '2018-07-16',
        time_experience: 'P',
        to: '2020-12-18',
      },
    ],
    references: [
      {
        fullname: 'Demo Referencia Uno',
        relation: 'Mi jefa en Demo Editorial',
        phone: '+57 300 000 0001',
        address: 'Carrera de Ejemplo 5-12, Bogotá',
        type: 'reference',
      },
      {
        fullname: 'Demo Contacto Uno',
        relation: 'Mi hermano',
        phone: '+57 300 000 0002',
        address: 'Calle de Ejemplo 10-20, Bogotá',
        type: 'emergency',
      },
    ],
    portfolio: [
      { description: 'Guía de componentes accesibles', link: 'https://componentes.demo.test/' },
      { description: 'Rediseño de una revista', link: 'https://revista.demo.test/antes-y-despues' },
    ],
  },
  'candidate2@demo.test': {
    education: [
      {
        level: 'Tecnólogo',
        field: 'Gestión comercial',
        school: 'Instituto Demo de Antioquia',
        location: 'Medellín, Colombia',
        from: '2016-02-01',
        time_professional: 'P',
        to: '2018-11-30',
      },
    ],
    work: [
      {
        title: 'Líder de servicio',
        company: 'Demo Viajes',
        location: 'Medellín, Colombia',
        website: 'https://viajes.demo.test',
        from: '2021-03-01',
        time_experience: 'A',
        description: 'Formo a un equipo de ocho personas que atiende por teléfono y chat.',
      },
    ],
    references: [],
    portfolio: [],
  },
  'candidate4@demo.test': {
    education: [
      {
        level: 'Bachelor’s degree',
        field: 'Computer science',
        school: 'Demo University of Guadalajara',
        location: 'Guadalajara, Mexico',
        from: '2014-08-18',
        time_professional: 'P',
        to: '2019-05-31',
      },
    ],
    work: [
      {
        title: 'Web developer',
        company: 'Demo Maps',
        location: 'Remote',
        website: 'https://maps.demo.test',
        from: '2019-07-01',
        time_experience: 'A',
        description: 'I build the public map viewer and write its documentation.',
      },
    ],
    references: [],
    portfolio: [],
  },
}

/** Fills the sections of a candidate's profile with the records that are missing. */
export async function ensureSections(platform: Platform, person: Person, email: string): Promise<void> {
  const { education = [], work = [], references = [], portfolio = [] } = sections[email] ?? {}
  const today = calendarDay(platform.now(), platform.config.timeZone)
  await ensureOwn(
    platform,
    person,
    'education',
    'field',
    education.map((one) => educationFields(educationForm(today).parse(one))),
  )
  await ensureOwn(
    platform,
    person,
    'work_experience',
    'title',
    work.map((one) => workFields(workForm(today).parse(one))),
  )
  await ensureOwn(
    platform,
    person,
    'personal_references',
    'full_name',
    references.map((one) => referenceFields(referenceForm.parse(one))),
  )
  if (portfolio.length === 0) return
  const { rows } = await readPortfolio(platform.db, person.id)
  for (const [place, item] of portfolio.entries())
    if (!rows.some(({ description }) => description === item.description)) await addItem(platform, person, item, place === 0)
}

async function ensureOwn<S extends Section>(
  platform: Platform,
  person: Person,
  section: S,
  name: keyof FieldsOf<S>,
  records: readonly FieldsOf<S>[],
): Promise<void> {
  if (records.length === 0) return
  const { rows } = await readOwn(platform.db, section, person.id)
  const isThere = (record: FieldsOf<S>) => rows.some((row) => row[name as keyof typeof row] === record[name])
  for (const record of records) if (!isThere(record)) done(section, await addOwn(platform, person, section, record))
}

async function addItem(platform: Platform, person: Person, item: DemoSections['portfolio'][number], withFile: boolean) {
  const upload = withFile ? await uploadOf(platform, makePage([item.description, item.link]), 'muestra.pdf') : undefined
  try {
    done(item.description, await addPortfolioItem(platform, person, portfolioForm.parse(item), upload))
  } finally {
    if (upload) await discardUploads([upload])
  }
}
