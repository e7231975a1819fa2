export const oldBrowserId = 'old-browser'
const mark = 'data-old-browser'

/**
 * Shows the notice when the browser lacks a feature that the site needs. It is written for browsers of any age, and tests the features that
 * the oldest supported browsers got last.
 */
export const oldBrowserScript = `(function(){var ok=false;try{ok=!!([].findLast&&window.structuredClone&&window.HTMLDialogElement&&'inert' in HTMLElement.prototype&&CSS.supports('height','1dvh')&&CSS.supports('container-type','inline-size')&&new RegExp('(?<=a)b'))}catch(e){}if(ok)return;document.documentElement.setAttribute('${mark}','');document.getElementById('${oldBrowserId}').removeAttribute('hidden')})()`

/** Whether the notice is shown; then the page stays as the server rendered it. */
export const isOldBrowser = () => document.documentElement.hasAttribute(mark)
