import { missingMembers } from '../../scripts/browsers/support.mjs'

/** Script features that not all oldest supported browsers have, as paths from the global scope. */
export const missingScripts = missingMembers()

/** A style sheet without the features that not all oldest supported browsers have. */
export function withoutMissingStyles(sheet: string): string {
  return sheet
    .replace(/:has\(/g, ':unknown-has(')
    .replace(/(?<!\\):popover-open/g, ':unknown-open')
    .replace(/color-mix\(/g, 'unknown-mix(')
    .replace(/\bsubgrid\b/g, 'unknown-grid')
    .replace(/\banchor\(/g, 'unknown-anchor(')
    .replace(/\(scripting\b/g, '(unknown-scripting')
    .replace(/@starting-style/g, '@unknown-style')
    .replace(/\ballow-discrete\b/g, 'unknown-discrete')
}
