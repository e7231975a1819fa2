/** Texts about the currencies of salaries. */
export const es = {
  'currencies.title': 'Monedas',
  'currencies.description':
    'Las monedas en las que puede estar el salario de una vacante. Las vacantes nuevas empiezan con la primera.',
  'currencies.add': 'Agregar moneda',
  'currencies.edit': 'Editar moneda',
  'currencies.code': 'Código',
  'currencies.name': 'Nombre',
  'currencies.usual_salary': 'Salario mensual habitual',
  'currencies.usual_salary_hint': 'Si una vacante ofrece menos, preguntamos antes de guardarla. Sin puntos ni decimales.',
  'currencies.updated_at': 'Última modificación',
  'currencies.empty': 'Todavía no hay monedas',
  'currency.error.code_required': 'Escribe el código de la moneda.',
  'currency.error.code_invalid': 'El código de una moneda son tres letras, como COP.',
  'currency.error.usual_salary': 'Escribe un monto entero, solo con números.',
  'currency.error.code_taken': 'Ya hay una moneda con este código.',
  'audit.action.currency.added': 'Agregó una moneda',
  'audit.action.currency.deleted': 'Eliminó una moneda',
  'audit.action.currency.modified': 'Modificó una moneda',
  'exports.list.currencies': 'monedas',
} as const
