import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { fieldErrorsOf } from '../../kernel/field-errors.ts'
import { educationForm } from './education.contract.ts'
import { workForm } from './experience.contract.ts'
import { portfolioForm, typedPortfolioForm } from './portfolio.contract.ts'
import { referenceForm } from './references.contract.ts'

const today = '2026-11-22'

/** The errors of a valid form after some fields are changed. */
const errorsWith = (form: z.ZodType, right: object) => (changed: object) => {
  const { error } = form.safeParse({ ...right, ...changed })
  return error ? fieldErrorsOf(error.issues) : {}
}

describe('EDU-01', () => {
  const right = {
    level: 'Técnico',
    field: 'Diseño & gráficos',
    school: "Escuela 'San José' / Sede 2",
    location: 'Cali - Valle',
    from: '2020-01-31',
    time_professional: 'P',
    to: '2021-12-01',
  }
  const errorsOf = errorsWith(educationForm(today), right)

  test.each([
    [{}, {}],
    [{ to: '2020-01-31' }, {}],
    [{ field: 'C++ – Desarrollo', school: 'Universidad Nacional (sede Medellín)' }, {}],
    [{ to: '2026-11-22' }, {}],
    [{ to: '2026-11-23' }, { to: ['professional.error.to_future'] }],
    [{ time_professional: 'A', from: today }, {}],
    [{ time_professional: 'A', from: '2026-11-23' }, { from: ['skills.error.future'] }],
    [{ from: '2032-01-01' }, { from: ['skills.error.future'], to: ['experience.error.to_after'] }],
    [{ time_professional: 'A', to: '20211-12-01' }, {}],
    [{ time_professional: 'A', to: '2026-11-23' }, {}],
    [{ time_professional: 'A', to: '' }, {}],
    [{ time_professional: 'A', to: '2019-01-01' }, {}],
    [{ level: 'ab' }, { level: ['profile.error.text_invalid'] }],
    [{ field: 'C%%' }, { field: ['profile.error.text_invalid'] }],
    [{ location: '<b>' }, { location: ['experience.error.location_invalid'] }],
    [{ from: '0000-01-01' }, { from: ['experience.error.date'] }],
    [{ to: '2021-02-30' }, { to: ['experience.error.date'] }],
    [{ to: '' }, { to: ['experience.error.to_required'] }],
    [{ to: '2020-01-30' }, { to: ['experience.error.to_after'] }],
    [{ time_professional: 'X' }, { time_professional: ['experience.error.time_required'] }],
  ])('EDU-01 SPEC-51: education with %j has the errors %j', (changed, errors) => {
    expect(errorsOf(changed)).toEqual(errors)
  })

  test('EDU-01 all errors are reported at once', () => {
    expect(errorsOf({ level: '', field: '', school: '', location: '', from: '2022-01-01' })).toEqual({
      level: ['professional.error.level_required'],
      field: ['professional.error.field_required'],
      school: ['professional.error.school_required'],
      location: ['experience.error.location_required'],
      to: ['experience.error.to_after'],
    })
  })
})

describe('EXP-01', () => {
  const right = {
    title: 'Analista',
    company: 'Cantera',
    location: 'Bogotá',
    website: 'https://cantera.example/',
    from: '2020-01-31',
    time_experience: 'A',
  }
  const errorsOf = errorsWith(workForm(today), right)

  test.each([
    [{}, {}],
    [{ website: '', no_website: true }, {}],
    [{ website: '' }, { website: ['experience.error.website_required'] }],
    [{ website: 'cantera' }, { website: ['personal.error.website'] }],
    [{ website: 'javascript:alert(1)' }, { website: ['personal.error.website'] }],
    [{ website: 'panaderia', no_website: true }, {}],
    [{ from: today }, {}],
    [{ from: '2026-11-23' }, { from: ['skills.error.future'] }],
    [{ time_experience: 'P', to: today }, {}],
    [
      { time_experience: 'P', from: '2030-01-01', to: '2031-01-01' },
      { from: ['skills.error.future'], to: ['professional.error.to_future'] },
    ],
    [{ to: '20311-01-01' }, {}],
    [{ time_experience: 'P' }, { to: ['experience.error.to_required'] }],
    [{ time_experience: 'P', to: '2020-01-30' }, { to: ['experience.error.to_after'] }],
    [
      { title: 'ab', company: '' },
      { title: ['profile.error.text_invalid'], company: ['experience.error.company_required'] },
    ],
    [{ from: '' }, { from: ['experience.error.from_required', 'experience.error.date'] }],
  ])('EXP-01 SPEC-50 SPEC-51: work with %j has the errors %j', (changed, errors) => {
    expect(errorsOf(changed)).toEqual(errors)
  })

  test('EXP-01 SPEC-50: https:// is added to a website without it', () => {
    expect(workForm(today).parse({ ...right, website: 'cantera.example' }).website).toBe('https://cantera.example')
  })

  test('EXP-01 SPEC-50: an unneeded website and the end of an ongoing job are dropped', () => {
    const typed = { ...right, no_website: true, to: '2021-01-01' }
    expect(workForm(today).parse(typed)).toMatchObject({ website: '', to: '' })
  })
})

test.each([
  [{}, {}],
  [{ type: 'emergency', phone: '+57 (300) 123-4567' }, {}],
  [{ fullname: 'Al' }, { fullname: ['profile.error.text_invalid'] }],
  [{ address: '' }, { address: ['references.error.address_required'] }],
  [{ address: 'x' }, { address: ['profile.error.text_invalid'] }],
  [{ phone: '123456' }, { phone: ['personal.error.phone'] }],
  [{ phone: '1234567 ext 5' }, {}],
  [{ phone: '1234567 casa' }, { phone: ['personal.error.phone'] }],
  [{ relation: ' ' }, { relation: ['references.error.relation_required'] }],
  [{ type: 'friend' }, { type: ['references.error.type_required'] }],
])('REF-01 SPEC-48: a reference with %j has the errors %j', (changed, errors) => {
  const right = {
    fullname: 'Ana Pérez',
    address: 'Calle 1 # 2-3 / 4',
    phone: '3001234567',
    relation: 'Colega',
    type: 'reference',
  }
  expect(errorsWith(referenceForm, right)(changed)).toEqual(errors)
})

test.each([
  [{}, {}],
  [{ link: '' }, { link: ['portfolio.error.link_urlrequired', 'portfolio.error.link_url'] }],
  [{ link: 'ejemplo.com' }, { link: ['portfolio.error.link_url'] }],
  [{ link: 'https://ejemplo' }, { link: ['portfolio.error.link_url'] }],
  [{ link: 'javascript:alert(1)//https://a.b' }, { link: ['portfolio.error.link_url'] }],
  [{ link: 'data:text/html,x' }, { link: ['portfolio.error.link_url'] }],
  [{ description: '' }, { description: ['portfolio.error.description_required'] }],
])('PRT-01 INJ-02 a portfolio item with %j has the errors %j', (changed, errors) => {
  expect(errorsWith(portfolioForm, { description: 'Un sitio', link: 'http://ejemplo.com/a?b=c' })(changed)).toEqual(errors)
})

test.each([
  ['', ['portfolio.error.link_urlrequired', 'portfolio.error.link_url']],
  ['ejemplo', ['portfolio.error.link_url']],
  ['javascript:alert(1)//a.b', ['portfolio.error.link_url']],
  [' ejemplo.com/a ', undefined],
  ['http://ejemplo.com', undefined],
])('PRT-01 INJ-02 SPEC-50: a link typed as %j has the errors %j', (link, errors) => {
  expect(errorsWith(typedPortfolioForm, { description: 'Un sitio' })({ link }).link).toEqual(errors)
})
