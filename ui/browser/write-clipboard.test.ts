import { afterEach, expect, test, vi } from 'vitest'
import { writeClipboard } from './write-clipboard.ts'

/** A browser's clipboard: `isOfItems` says whether it accepts items with pending content. */
function browser({ isOfItems }: { isOfItems: boolean }) {
  const clipboard = { asked: 0, text: '' }
  class Item {
    parts: Record<string, Promise<Blob>>
    constructor(parts: Record<string, Promise<Blob>>) {
      this.parts = parts
    }
  }
  vi.stubGlobal('ClipboardItem', isOfItems ? Item : undefined)
  vi.stubGlobal('navigator', {
    clipboard: {
      write: async ([item]: [Item]) => {
        clipboard.asked += 1
        clipboard.text = await ((await item.parts['text/plain']) as Blob).text()
      },
      writeText: async (text: string) => {
        clipboard.asked += 1
        clipboard.text = text
      },
    },
  })
  return clipboard
}

afterEach(() => vi.unstubAllGlobals())

test('requests the clipboard within the press while the text is pending', async () => {
  const clipboard = browser({ isOfItems: true })
  const { promise, resolve } = Promise.withResolvers<string>()
  const copied = writeClipboard(promise)
  expect(clipboard.asked).toBe(1)
  resolve('https://example.org/link')
  expect(await copied).toBe(true)
  expect(clipboard.text).toBe('https://example.org/link')
})

test('writes the text once it is ready where a browser does not support items', async () => {
  const clipboard = browser({ isOfItems: false })
  expect(await writeClipboard(Promise.resolve('later'))).toBe(true)
  expect(clipboard.text).toBe('later')
})

test.each([true, false])('writes nothing for an empty text (items: %s)', async (isOfItems) => {
  const clipboard = browser({ isOfItems })
  expect(await writeClipboard(Promise.resolve(''))).toBe(false)
  expect(clipboard.text).toBe('')
})
