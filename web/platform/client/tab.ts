/** Names this tab in every call, so that a board does not read its own change again. Not a secret, so no strong random needed. */
export const tabId = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 12)}`
