import type { FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Takes over what stands in a control while the form has nothing: some password managers fill in fields without an event.
 */
export function adoptTyped(element: HTMLFormElement | null, form: UseFormReturn<FieldValues>): void {
  for (const control of element?.elements ?? []) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue
    if (['checkbox', 'radio', 'file', 'hidden'].includes(control.type) || control.name === '' || control.value === '') continue
    if (form.getValues(control.name) === '') form.setValue(control.name, control.value, { shouldDirty: true, shouldTouch: true })
  }
}
