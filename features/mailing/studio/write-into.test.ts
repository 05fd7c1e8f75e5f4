import { afterEach, expect, test, vi } from 'vitest'
import { writeInto } from './write-into.ts'

/** A text area of a browser whose delete command acts like the Backspace key. */
function areaWith(value: string, from: number, to: number) {
  const area = {
    value,
    selectionStart: from,
    selectionEnd: to,
    focus: () => undefined,
    setSelectionRange: (start: number, end: number) => {
      area.selectionStart = start
      area.selectionEnd = end
    },
  }
  const execCommand = (command: string) => {
    const { selectionStart: start, selectionEnd: end } = area
    if (command === 'delete')
      area.value = area.value.slice(0, start === end ? start - 1 : start) + area.value.slice(end)
    return true
  }
  vi.stubGlobal('document', { execCommand })
  return area
}

afterEach(() => vi.unstubAllGlobals())

test('deletes nothing for an empty text at a caret', () => {
  const area = areaWith('abc', 2, 2)
  writeInto(area as unknown as HTMLTextAreaElement, { text: '' })
  expect(area.value).toBe('abc')
})

test('deletes a range for an empty text', () => {
  const area = areaWith('abc', 3, 3)
  writeInto(area as unknown as HTMLTextAreaElement, { from: 0, to: 2, text: '' })
  expect(area.value).toBe('c')
})
