export const oldBrowserId = 'old-browser'
const mark = 'data-old-browser'

/**
 * Shows the notice where something is missing that the site cannot do without. Written for browsers of any age; what it asks for came
 * to the oldest supported browsers last.
 */
export const oldBrowserScript = `(function(){var ok=false;try{ok=!!([].findLast&&window.structuredClone&&window.HTMLDialogElement&&'inert' in HTMLElement.prototype&&CSS.supports('height','1dvh')&&CSS.supports('container-type','inline-size')&&new RegExp('(?<=a)b'))}catch(e){}if(ok)return;document.documentElement.setAttribute('${mark}','');document.getElementById('${oldBrowserId}').removeAttribute('hidden')})()`

/** Whether the notice is shown: then the page stays as the server rendered it. */
export const isOldBrowser = () => document.documentElement.hasAttribute(mark)
