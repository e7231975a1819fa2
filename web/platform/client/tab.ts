/** Names this tab in every call, so that a board does not read its own change again. It is no secret, so weak randomness suffices. */
export const tabId = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 12)}`
