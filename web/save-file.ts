// Downloads a file that the page has generated.

export function saveFile(text: string, name: string, type: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  // by then the browser has started to read it
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
