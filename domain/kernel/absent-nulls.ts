import type { z } from 'zod'

type Shape = z.core.$ZodType

/**
 * Removes null fields whose shape refuses null: callers write null for a field that they leave out. Nullable fields and unknown fields keep
 * their null.
 */
export function withoutRefusedNulls(shape: Shape, value: unknown): unknown {
  return cleaned([shape], value)
}

function cleaned(shapes: readonly Shape[], value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const known = shapes.flatMap(plainShapes)
  if (Array.isArray(value)) {
    const items = known.flatMap((shape) => (isOf(shape, 'array') ? [shape._zod.def.element] : []))
    return items.length > 0 ? value.map((item) => cleaned(items, item)) : value
  }
  const fieldsNamed = (name: string) =>
    known.flatMap((shape) =>
      isOf(shape, 'object') && Object.hasOwn(shape._zod.def.shape, name) ? [shape._zod.def.shape[name] as Shape] : [],
    )
  const kept = Object.entries(value).flatMap(([name, given]) => {
    const fields = fieldsNamed(name)
    if (given === null && fields.length > 0 && !fields.some(takesNull)) return []
    return [[name, fields.length > 0 ? cleaned(fields, given) : given] as const]
  })
  return Object.fromEntries(kept)
}

interface Kinds {
  object: z.core.$ZodObject
  array: z.core.$ZodArray
  union: z.core.$ZodUnion
  pipe: z.core.$ZodPipe
  literal: z.core.$ZodLiteral
}

const isOf = <Kind extends keyof Kinds>(shape: Shape, kind: Kind): shape is Kinds[Kind] => shape._zod.def.type === kind

/** The shape inside an optional, nullable or defaulted shape. */
const innerOf = (shape: Shape): Shape | undefined => (shape._zod.def as { innerType?: Shape }).innerType

/** The shapes that a value may have, without wrappers. */
function plainShapes(shape: Shape): Shape[] {
  if (isOf(shape, 'union')) return shape._zod.def.options.flatMap(plainShapes)
  if (isOf(shape, 'pipe')) return [shape._zod.def.in, shape._zod.def.out].flatMap(plainShapes)
  const inner = innerOf(shape)
  return inner ? plainShapes(inner) : [shape]
}

/** Whether a shape accepts null as a value of its own. */
export function takesNull(shape: Shape): boolean {
  const { type } = shape._zod.def
  if (type === 'nullable' || type === 'null' || type === 'any' || type === 'unknown') return true
  if (isOf(shape, 'union')) return shape._zod.def.options.some(takesNull)
  if (isOf(shape, 'literal')) return shape._zod.def.values.includes(null)
  // A pipe runs code first, so the shape behind it decides.
  if (isOf(shape, 'pipe'))
    return takesNull(shape._zod.def.in._zod.def.type === 'transform' ? shape._zod.def.out : shape._zod.def.in)
  const inner = innerOf(shape)
  return inner !== undefined && takesNull(inner)
}
