import type { Option } from '../../../platform/forms/choice-fields.tsx'

/** The time zones that this browser knows, with the given ones first. Pages of staff need no older browsers. */
export function timeZoneOptions(...first: readonly string[]): Option[] {
  const names = [...new Set([...first, ...Intl.supportedValuesOf('timeZone'), 'UTC'])]
  return names.map((value) => ({ value, label: value.replaceAll('_', ' ') }))
}
