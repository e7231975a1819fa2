/** What became of a person since they were chosen. `gone`: erased, deleted, or no longer shown to the viewer, who learns no more than that. */
export const comparedStates = ['here', 'withdrawn', 'removed', 'gone'] as const
export type ComparedState = (typeof comparedStates)[number]

/** The state of an application; undefined is one that the viewer does not find. */
export function comparedStateOf(
  application: { readonly removed: boolean; readonly withdrawn: boolean } | undefined,
): ComparedState {
  if (!application) return 'gone'
  if (application.withdrawn) return 'withdrawn'
  return application.removed ? 'removed' : 'here'
}
