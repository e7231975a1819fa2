/** The class of a device on which a test was started. It is all that is recorded about the device (FAI-06). */
export const deviceClasses = ['computer', 'phone'] as const
export type DeviceClass = (typeof deviceClasses)[number]

/** The systems of each class, as sessions name them. Tablets count as phones; an iPad that asks for computer pages names itself a Mac. */
export const systemsOfClass: Readonly<Record<DeviceClass, readonly string[]>> = {
  computer: ['Windows', 'macOS', 'Linux', 'ChromeOS'],
  phone: ['iPhone', 'iPad', 'Android'],
}
