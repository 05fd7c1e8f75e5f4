import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ExportBy, type ExportWords, writeInsights } from './export-insights.ts'

const words: ExportWords = {
  community: 'Ateliers du Quai',
  heading: (column) => column.toUpperCase(),
  period: (from, to) => `${from} to ${to}`,
  deleted: 'Deleted templates',
}
const days = { from: '2026-10-24', to: '2026-11-22', zone: 'Europe/Paris' }
const figures = { sent: 86, cameBack: 2, delivered: 84, opened: 71, collected: 58, shared: 6, checked: 11, issued: 60 }
const row = (title: string) => ({
  ...figures,
  templateId: `id-${title}`,
  title,
  day: '2026-11-01',
  at: '2026-10-30T09:00:00.000Z',
  sendId: 'send-1',
})

/** The file of some parts, each `[title, ...]`. */
async function written(by: ExportBy, parts: string[][]) {
  let text = ''
  const asked: string[] = []
  const happened: string[] = []
  const file = {
    write: async (part: string) => {
      happened.push('write')
      text += part
    },
    close: async () => void happened.push('close'),
    abort: async () => undefined,
  }
  const count = await writeInsights(file, {
    by,
    words,
    read: async (after) => {
      happened.push('read')
      asked.push(after)
      const at = Number(after)
      return { ...days, rows: (parts[at] ?? []).map(row), next: at + 1 < parts.length ? `${at + 1}` : '' }
    },
  })
  return { text, count, asked, happened }
}

test('begins with the mark of UTF-8, the community, the period and the zone', async () => {
  const { text } = await written('template', [[]])
  expect(text.split('\r\n')[0]).toBe('\ufeffAteliers du Quai,2026-10-24 to 2026-11-22,Europe/Paris')
})

test.each([
  ['template', 'TEMPLATE,SENT,CAMEBACK,DELIVERED,OPENED,COLLECTED,SHARED,CHECKED,ISSUED', 'A,86,2,84,71,58,6,11,60'],
  ['day', 'DAY,SENT,CAMEBACK,DELIVERED,OPENED,COLLECTED,SHARED,CHECKED,ISSUED', '2026-11-01,86,2,84,71,58,6,11,60'],
  // Checks belong to no send.
  [
    'send',
    'TEMPLATE,DAY,SEND,SENT,CAMEBACK,DELIVERED,OPENED,COLLECTED,SHARED',
    'A,2026-10-30T09:00:00.000Z,send-1,86,2,84,71,58,6',
  ],
] as const)('has a line for each %s below its headings', async (by, head, line) => {
  const { text } = await written(by, [['A']])
  expect(text.split('\r\n').slice(1)).toEqual([head, line, ''])
})

test('reads the next part when the one before is written, and closes the file once', async () => {
  const { count, asked, happened } = await written('template', [['A', 'B'], ['C'], ['D']])
  expect(count).toBe(4)
  expect(asked).toEqual(['', '1', '2'])
  expect(happened.join(' ')).toBe('read write write read write read write close')
})

test('names deleted templates, which have neither id nor title', async () => {
  let text = ''
  const write = async (part: string) => {
    text += part
  }
  const file = { write, close: async () => undefined, abort: async () => undefined }
  const rows = [{ ...row(''), templateId: '' }]
  await writeInsights(file, { by: 'template', words, read: async () => ({ ...days, rows, next: '' }) })
  expect(text).toMatch(/\r\nDeleted templates,86,/)
})

test('no title begins a formula or a line of its own', async () => {
  const titles = fc.array(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ',', ';', 'A', ' '), {
    maxLength: 8,
  })
  await fc.assert(
    fc.asyncProperty(titles, async (characters) => {
      const title = `x${characters.join('')}`.slice(1)
      const { text } = await written('template', [[title]])
      const cells = cellsOf(text.slice(1))
      expect(cells).toHaveLength(3)
      expect(cells[2]).toHaveLength(9)
      expect(cells[2]?.[0]).not.toMatch(/^[\s;,"']*[=+\-@]/.test(title) ? /^[=+\-@\s]/ : /^[=+\-@]/)
    }),
  )
})

/** Reads a CSV as RFC 4180, section 2, has it. */
function cellsOf(text: string): string[][] {
  const lines: string[][] = []
  let [line, cell, isQuoted] = [[] as string[], '', false]
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? ''
    if (isQuoted && character === '"' && text[at + 1] === '"') {
      cell += '"'
      at += 1
    } else if (character === '"') isQuoted = !isQuoted
    else if (!isQuoted && character === ',') {
      line.push(cell)
      cell = ''
    } else if (!isQuoted && character === '\r' && text[at + 1] === '\n') {
      lines.push([...line, cell])
      line = []
      cell = ''
      at += 1
    } else cell += character
  }
  return lines
}
