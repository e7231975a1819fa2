/** Browser and system of a session, by their product names; empty if unknown. */
interface DeviceWords {
  readonly browser: string
  readonly system: string
}

/** The order matters: most browsers also name those below in their user agent. */
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

/** Describes a device by its user agent, so that its owner recognises it. */
export function deviceWords(userAgent: string): DeviceWords {
  const shortened = userAgent.slice(0, 500)
  const nameIn = (names: readonly [RegExp, string][]) => names.find(([sign]) => sign.test(shortened))?.[1] ?? ''
  return { browser: nameIn(browsers), system: nameIn(systems) }
}
