import { list } from './demo-vacancy.ts'

interface Texts {
  readonly description_job: string
  readonly esential_job: string
  readonly know_skills: string
  readonly quality_min_job: string
  readonly prefered_job: string
  readonly work_conditions_job: string
}
export type Area = 'technology' | 'sales' | 'logistics' | 'health' | 'finance'

/** The texts that the vacancies of an area share, in each language. */
export const crowdTexts: Record<'es' | 'en', Record<Area, Texts>> = {
  es: {
    technology: {
      description_job: '<p>Trabajarás con personas que cuidan lo que construyen y explican por qué lo hacen así.</p>',
      esential_job: list('Entregar mejoras cada semana.', 'Documentar lo que otros van a usar.', 'Medir y corregir.'),
      know_skills: list('SQL', 'Control de versiones', 'Trabajo en equipo a distancia'),
      quality_min_job: list('Dos años de experiencia en un cargo parecido.'),
      prefered_job: list('Inglés para leer documentación.'),
      work_conditions_job: 'Contrato a término indefinido. Horario flexible. Computador y apoyo de conexión.',
    },
    sales: {
      description_job: '<p>Escuchas a cada cliente, propones lo que le sirve y cumples lo que prometes.</p>',
      esential_job: list('Atender y acompañar a clientes.', 'Registrar cada visita.', 'Cuidar la meta del mes.'),
      know_skills: list('Escucha activa', 'Redacción clara', 'Herramientas de oficina'),
      quality_min_job: list('Bachillerato terminado.', 'Un año de experiencia en ventas o servicio.'),
      prefered_job: list('Conocer el sector.'),
      work_conditions_job: 'Salario básico y comisiones. Turnos de lunes a sábado, con un fin de semana libre al mes.',
    },
    logistics: {
      description_job: '<p>De ti depende que cada pedido llegue completo, a tiempo y sin sorpresas.</p>',
      esential_job: list('Preparar y revisar pedidos.', 'Llevar el registro al día.', 'Avisar a tiempo lo que falte.'),
      know_skills: list('Inventarios', 'Hojas de cálculo', 'Seguridad en el trabajo'),
      quality_min_job: list('Seis meses de experiencia en bodega, rutas o planeación.'),
      prefered_job: list('Curso de manejo de cargas.'),
      work_conditions_job: 'Contrato directo. Ruta de transporte y alimentación en la sede.',
    },
    health: {
      description_job: '<p>Acompañas a personas que necesitan claridad y buen trato en un momento importante.</p>',
      esential_job: list('Recibir y orientar a cada persona.', 'Registrar lo que pasó.', 'Seguir los protocolos.'),
      know_skills: list('Atención a personas', 'Registros clínicos o académicos', 'Trabajo con agenda'),
      quality_min_job: list('Título o certificado del área.'),
      prefered_job: list('Experiencia en atención a distancia.'),
      work_conditions_job: 'Turnos de seis horas. Formación continua pagada.',
    },
    finance: {
      description_job: '<p>Cuidas las cuentas y las explicas de manera que todos puedan decidir con ellas.</p>',
      esential_job: list('Preparar informes del mes.', 'Conciliar y corregir.', 'Responder a auditoría.'),
      know_skills: list('Contabilidad', 'Hojas de cálculo', 'Normas vigentes'),
      quality_min_job: list('Estudios en contaduría, finanzas o afines.'),
      prefered_job: list('Haber llevado un cierre de año.'),
      work_conditions_job: 'Contrato a término indefinido. Tres días en la oficina y dos en casa.',
    },
  },
  en: {
    technology: {
      description_job: '<p>You will work with people who care about what they build and can say why.</p>',
      esential_job: list('Ship improvements every week.', 'Write down what others will use.', 'Measure and mend.'),
      know_skills: list('SQL', 'Version control', 'Remote teamwork'),
      quality_min_job: list('Two years in a similar role.'),
      prefered_job: list('Spanish for daily conversation.'),
      work_conditions_job: 'Permanent contract. Flexible hours. Laptop and a connection allowance.',
    },
    sales: {
      description_job: '<p>You listen to each customer, suggest what fits, and keep your promises.</p>',
      esential_job: list('Look after customers.', 'Log every visit.', 'Own your monthly target.'),
      know_skills: list('Active listening', 'Clear writing', 'Office tools'),
      quality_min_job: list('One year in sales or service.'),
      prefered_job: list('Knowing the industry.'),
      work_conditions_job: 'Base salary and commission. Monday to Saturday shifts, one weekend off a month.',
    },
    logistics: {
      description_job: '<p>You make sure each order arrives complete, on time and without surprises.</p>',
      esential_job: list('Prepare and check orders.', 'Keep records up to date.', 'Flag shortages early.'),
      know_skills: list('Inventory', 'Spreadsheets', 'Safety at work'),
      quality_min_job: list('Six months in a warehouse, on routes or in planning.'),
      prefered_job: list('A load-handling course.'),
      work_conditions_job: 'Direct contract. Transport and meals on site.',
    },
    health: {
      description_job: '<p>You are there for people who need clarity and kindness at an important moment.</p>',
      esential_job: list('Welcome and guide each person.', 'Record what happened.', 'Follow protocol.'),
      know_skills: list('Patient care', 'Clinical records', 'Keeping a schedule'),
      quality_min_job: list('A degree or certificate in the field.'),
      prefered_job: list('Remote care experience.'),
      work_conditions_job: 'Six-hour shifts. Paid continuing education.',
    },
    finance: {
      description_job: '<p>You look after the books and explain them so that everyone can decide with them.</p>',
      esential_job: list('Prepare monthly reports.', 'Reconcile and correct.', 'Answer the auditors.'),
      know_skills: list('Accounting', 'Spreadsheets', 'Current standards'),
      quality_min_job: list('A degree in accounting, finance or similar.'),
      prefered_job: list('Having closed a year.'),
      work_conditions_job: 'Permanent contract. Three days at the office, two at home.',
    },
  },
}
