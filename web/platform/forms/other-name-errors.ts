/** For the name of a record or of another person: the usual texts address people about their own name. */
export const otherNameErrors = {
  'personal.error.name_required': 'common.error.name_required',
  'personal.error.last_required': 'common.error.last_required',
} as const
