/** What a session was begun with, by the names that their makers give them; empty where that is not known. */
interface DeviceWords {
  readonly browser: string
  readonly system: string
}

/** In this order: most browsers also say that they are those below. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
]
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** A device in words, out of what its browser says of itself: enough for its person to know it again. */
export function deviceWords(userAgent: string): DeviceWords {
  const said = userAgent.slice(0, 500)
  const nameIn = (names: readonly [RegExp, string][]) => names.find(([sign]) => sign.test(said))?.[1] ?? ''
  return { browser: nameIn(browsers), system: nameIn(systems) }
}
