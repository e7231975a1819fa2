import type { DemoCandidate } from './demo-cast.ts'

type Lines = readonly string[]

/** What a CV says about a kind of work, with programs and words that recruiters search for. The first whose name fits the vacancy counts. */
const kinds: readonly { readonly of: RegExp; readonly es: Lines; readonly en: Lines }[] = [
  {
    of: /contad|tesorer|account|financ/i,
    es: [
      'Auxiliar contable y luego contadora o contador, seis años.',
      'Contabilidad y facturación electrónica en Siigo y World Office.',
      'Conciliaciones bancarias, impuestos ante la DIAN, cierre de mes.',
      'Excel: tablas dinámicas y Power Query.',
    ],
    en: [
      'Bookkeeper, then accountant, for six years.',
      'Invoices and payroll in Siigo and QuickBooks.',
      'Bank reconciliations, taxes, month-end closing.',
    ],
  },
  {
    of: /desarroll|backend|frontend|engineer|datos|informaci|analyst|analista/i,
    es: [
      'Desarrollo de aplicaciones web y consultas de datos, cuatro años.',
      'TypeScript, React, Node.js, PostgreSQL, Docker y Git.',
      'Informes en Power BI y modelos en Python.',
      'Trabajo con pruebas automáticas y revisión entre colegas.',
    ],
    en: [
      'Four years of web applications and data work.',
      'TypeScript, React, Node.js, PostgreSQL, Docker and Git.',
      'Dashboards in Power BI, models in Python.',
    ],
  },
  {
    of: /servicio|cliente|mostrador|customer|support|venta|comercial|sales/i,
    es: [
      'Atención por teléfono, chat y mostrador, cinco años.',
      'Seguimiento de casos en Zendesk y HubSpot.',
      'Ventas consultivas, cartera y formación de equipos nuevos.',
    ],
    en: [
      'Five years on the phone, in chat and at the counter.',
      'Cases in Zendesk and HubSpot.',
      'Consultative sales and training of new colleagues.',
    ],
  },
  {
    of: /profesor|ingl|teacher|coach|language/i,
    es: [
      'Clases de inglés para adultos y empresas, siete años.',
      'Certificado TOEFL y curso de enseñanza en línea.',
      'Material propio en Moodle y Google Classroom.',
    ],
    en: ['English lessons for adults and companies, seven years.', 'TEFL certificate; lessons in Moodle and Google Classroom.'],
  },
  {
    of: /./,
    es: [
      'Coordinación de turnos, inventario y rutas de entrega.',
      'SAP y Excel para pedidos, existencias e indicadores.',
      'Curso de seguridad y salud en el trabajo.',
    ],
    en: ['Shifts, stock and delivery routes.', 'SAP and Excel for orders, stock and indicators.'],
  },
]

/** The lines of the CV of a fictitious person, in their language and about the work that they last applied for. */
export function cvLines({ name, lastname, email, language, profile, applications }: DemoCandidate): Lines {
  const work = applications.at(-1)?.vacancy ?? ''
  const { [language]: sentences } = kinds.find(({ of }) => of.test(work)) ?? { es: [], en: [] }
  const isSpanish = language === 'es'
  return [
    `${name} ${lastname}`,
    email,
    ...(profile ? [`${profile.state}, ${profile.country}`] : []),
    isSpanish ? 'Hoja de vida de demostración' : 'Demonstration CV',
    '',
    isSpanish ? 'Lo que he hecho' : 'What I have done',
    ...sentences,
  ]
}
