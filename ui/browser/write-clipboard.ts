/**
 * Writes a text to the clipboard, also a pending one: Safari allows it only within the press, so the clipboard is
 * requested at once and gets the text later. False for an empty text, which is not written.
 */
export async function writeClipboard(text: string | Promise<string>): Promise<boolean> {
  const { clipboard } = navigator
  if (typeof text === 'string' || typeof ClipboardItem === 'undefined') {
    const written = await text
    if (written) await clipboard.writeText(written)
    return written !== ''
  }
  const coming = text.then((written) => {
    if (!written) throw new Error('nothing to copy')
    return new Blob([written], { type: 'text/plain' })
  })
  coming.catch(() => undefined)
  const writing = (async () => clipboard.write([new ClipboardItem({ 'text/plain': coming })]))()
  // Some browsers do not accept items with pending content.
  const [item, written] = await Promise.allSettled([writing, text])
  if (written.status === 'rejected') throw written.reason
  if (written.value && item.status === 'rejected') await clipboard.writeText(written.value)
  return written.value !== ''
}
