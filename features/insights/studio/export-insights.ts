import { csvLine } from '#base/csv-line.ts'
import type { Output } from '#base/endpoint.ts'
import type { FileWriter } from '#features/members/studio/file-writer.ts'
import type { EXPORTS, exportInsights } from '../contract.ts'

type Part = Output<typeof exportInsights>
type Row = Part['rows'][number]
export type ExportBy = (typeof EXPORTS)[number]

const FIGURES = ['sent', 'cameBack', 'delivered', 'opened', 'collected', 'shared', 'checked'] as const
const NAMES = {
  template: ['template'],
  day: ['day'],
  send: ['template', 'day', 'send'],
} as const
type Heading = (typeof FIGURES)[number] | (typeof NAMES)[ExportBy][number] | 'issued'

/** What a file says besides the rows: the headings in the reader's language, and the period in its zone. */
export type ExportWords = {
  community: string
  heading: (column: Heading) => string
  period: (from: string, to: string) => string
  /** Deleted templates, which are one line. */
  deleted: string
}

/** What the columns of a file are: figures that a row of that kind has. */
function columnsOf(by: ExportBy): Heading[] {
  if (by === 'send') return [...NAMES.send, ...FIGURES.filter((figure) => figure !== 'checked')]
  return [...NAMES[by], ...FIGURES, 'issued']
}

/**
 * Writes an export part by part, each before the next is read, so that no more than one is in memory; `read` gets the cursor
 * of a part, '' for the first. The first line names community, period and zone. Returns how many rows were written; throws
 * what `read` or the file throws.
 */
export async function writeInsights(
  file: FileWriter,
  { by, words, read }: { by: ExportBy; words: ExportWords; read: (after: string) => Promise<Part> },
): Promise<number> {
  let [count, after] = [0, '']
  do {
    const { from, to, zone, rows, next } = await read(after)
    if (after === '') await file.write(headOf({ by, words, from, to, zone }))
    await file.write(rows.map((row) => lineOf(row, by, words)).join(''))
    count += rows.length
    after = next
  } while (after !== '')
  await file.close()
  return count
}

function headOf({ by, words, from, to, zone }: { by: ExportBy; words: ExportWords } & Omit<Part, 'rows' | 'next'>) {
  const about = csvLine([words.community, words.period(from, to), zone])
  // The mark by which spreadsheets read it as UTF-8.
  return `\ufeff${about}${csvLine(columnsOf(by).map(words.heading))}`
}

function lineOf(row: Row, by: ExportBy, { deleted }: ExportWords): string {
  const named = {
    template: row.title || (row.templateId === '' ? deleted : row.templateId),
    day: by === 'send' ? row.at : row.day,
    send: row.sendId,
  }
  return csvLine(
    columnsOf(by).map((column) => (column in named ? named[column as keyof typeof named] : row[column as 'sent'])),
  )
}
