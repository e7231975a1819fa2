/** Lets the browser download a file under its name. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  // Some browsers read the file only after a moment.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
