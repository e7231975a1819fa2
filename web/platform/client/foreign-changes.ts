/** The elements that something outside React put in the place of a text. */
const replacements = new WeakMap<Node, Element>()

/**
 * Keeps the page working when other programs change its DOM: a browser's translation replaces every text, and extensions wrap, move or
 * remove elements. React would throw when it next removes such a node or inserts beside it. A replaced text that React changes returns to
 * its place, so that no outdated translation stays on screen.
 */
export function surviveForeignChanges(): void {
  const { removeChild, insertBefore, appendChild } = Node.prototype

  Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child
    const shown = shownFor(child)
    const wrapper = shown.parentNode
    if (wrapper) removeChild.call(wrapper, shown)
    removeEmptyWrappers(wrapper, this)
    return child
  }
  Node.prototype.insertBefore = function <Added extends Node>(added: Added, before: Node | null): Added {
    insertBefore.call(this, added, before && placeIn(this, before))
    removeReplacement(added)
    return added
  }
  Node.prototype.appendChild = function <Added extends Node>(added: Added): Added {
    appendChild.call(this, added)
    removeReplacement(added)
    return added
  }

  const observer = new MutationObserver((records) => {
    for (const record of records) {
      if (record.type === 'characterData') bringBack(record.target)
      else {
        noteReplacements(record, observer)
        for (const node of record.removedNodes) attachToDetachedParent(node, record.target)
      }
    }
  })
  observer.observe(document, { childList: true, subtree: true })
}

/**
 * React removes elements of the head from their parent, and throws when there is none. An element that another program removed stays out of
 * the page, but keeps a detached parent.
 */
function attachToDetachedParent(node: Node, from: Node) {
  if (from === document.head && node instanceof Element && !node.parentNode) document.createElement('div').append(node)
}

/** The node itself while it is on the page, else the element that replaced it. */
function shownFor(node: Node): Node {
  return node.parentNode ? node : (replacements.get(node) ?? node)
}

/** Removes the empty elements between a replaced node and the parent that React knows; none of them is React's. */
function removeEmptyWrappers(wrapper: Node | null, within: Node) {
  for (let empty = wrapper; empty && empty !== within && within.contains(empty) && !empty.hasChildNodes(); ) {
    const parent: Node | null = empty.parentNode
    ;(empty as ChildNode).remove()
    empty = parent
  }
}

/** Removes the replacement of a text that is placed again. */
function removeReplacement(text: Node) {
  const replacement = replacements.get(text)
  if (!replacement) return
  replacements.delete(text)
  replacement.remove()
}

/** The child of `parent` that is a node, wraps it or replaced it; null when there is none. */
function placeIn(parent: Node, node: Node): Node | null {
  let place: Node | null = shownFor(node)
  while (place && place.parentNode !== parent) place = place.parentNode
  return place
}

/**
 * Notes a text that is removed while an element is added beside it, in one step or two. When React itself replaces a text by an element, it
 * never uses that text again.
 */
function noteReplacements(
  { removedNodes, addedNodes, previousSibling, nextSibling }: MutationRecord,
  observer: MutationObserver,
) {
  for (const node of removedNodes) {
    if (!(node instanceof Text) || node.isConnected) continue
    const replacement = [addedNodes[0], ...[previousSibling, nextSibling].filter(isTranslation)].find(
      (candidate) => candidate instanceof Element,
    )
    if (!replacement) continue
    replacements.set(node, replacement)
    observer.observe(node, { characterData: true })
  }
}

/** Chrome, Edge and the Google extension put translations into `font` elements, which this site never uses. */
function isTranslation(node: Node | null): boolean {
  return node instanceof Element && node.localName === 'font'
}

function bringBack(text: Node): void {
  const replacement = replacements.get(text)
  if (text.isConnected || !replacement?.isConnected) return
  replacements.delete(text)
  replacement.replaceWith(text)
}
