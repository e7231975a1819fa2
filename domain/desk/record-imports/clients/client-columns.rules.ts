import { plainHeading } from '../../../kernel/column-headings.ts'
import { limits } from '../../../kernel/limits.ts'
import { columnsWith } from '../record-columns.rules.ts'

/** Columns of the product's own list of clients that say nothing new about a client. */
const ofOwnList: ReadonlySet<string> = new Set(['cliente desde', 'client since'])

/** What a table of clients holds (INT-15). What has no field of its own is a line of the note. */
export const clientColumns = columnsWith({
  headings: {
    name: `
      nombre del cliente, razon social, cliente, empresa, nombre de la empresa, empresa cliente, nombre empresa, compania,
      nombre comercial, nombre, client name, company name, account name, client, company, account, organization, name`,
    city: 'ciudad, ubicacion, municipio, sede, localidad, city, location, billing city, town',
    contact: 'contacto, nombre del contacto, persona de contacto, contact, contact name, primary contact, cargo del contacto',
    phone: 'telefono, celular, telefono de contacto, telefono del contacto, movil, phone, mobile, phone number, telephone',
    email: 'correo, correo electronico, correo de contacto, correo del contacto, email, e mail, mail, contact email',
    status: 'estado, estatus, status, activo, active, client status',
    note: 'nota, notas, observaciones, comentarios, notes, note, comments, description, descripcion',
  },
  joined: ['note', 'contact', 'phone', 'email'],
  unknown: (heading) => (heading === '' || ofOwnList.has(plainHeading(heading)) ? 'ignore' : 'note'),
  problem: (fields) => (fields.has('name') ? undefined : 'records.error.name_column'),
  ...{ rows: limits.recordImport.rows, manyRows: 'records.error.many_rows' },
})
