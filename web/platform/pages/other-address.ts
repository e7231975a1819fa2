/**
 * Whether the person went back or forward after this document had loaded and before its scripts ran. The address is another one then, and
 * the document cannot become its page.
 */
export function isAtOtherAddress(): boolean {
  const [loading] = performance.getEntriesByType('navigation')
  // Some older browsers name it 'document' instead of its address.
  if (!loading?.name.startsWith('http')) return false
  const { pathname, search } = new URL(loading.name)
  return pathname !== location.pathname || search !== location.search
}
