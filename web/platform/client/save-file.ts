/** Lets the browser keep a file, under its name, where it keeps downloads. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  // The browser has taken it by then; without a pause some have not.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
