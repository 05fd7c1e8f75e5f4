import type { Reading } from '../../rules.ts'
import { ImportProblem } from '../import-problem.ts'
import { type Attributes, hear } from './import-xml.ts'
import type { openZip } from './import-zip.ts'

export type Archive = ReturnType<typeof openZip>
type Listed = { name: string; relation: string; isHidden: boolean; isTable: boolean; path: string }

/** The sheet of a workbook that is read, by its path in the archive, and the names of all that can be. */
type FoundSheet = { path: string; name: string; names: string[] }

/**
 * Finds the sheet to read: the wanted one, or the one that was open when the workbook was saved. Hidden sheets are left
 * out, and so are charts. Throws an `ImportProblem`.
 */
export async function findSheet(archive: Archive, { sheet: wanted, hasHidden }: Reading): Promise<FoundSheet> {
  const { listed, active } = await readBook(archive)
  if (hasHidden) return { path: listed[0]?.path ?? pathOf('', 0, archive.has), name: '', names: [] }
  const visible = listed.filter(({ isHidden, isTable }) => isTable && !isHidden)
  if (listed.length > 0 && visible.length === 0) throw new ImportProblem('importEmpty')
  const opened = visible.find((sheet) => sheet === listed[active]) ?? visible[0]
  const found = wanted === '' ? opened : visible.find(({ name }) => name === wanted)
  if (wanted !== '' && !found) throw new ImportProblem('importNoSheet')
  return {
    path: found?.path ?? pathOf('', 0, archive.has),
    name: found?.name ?? '',
    names: [...new Set(visible.map(({ name }) => name))],
  }
}

async function readBook({ unpack, has }: Archive): Promise<{ listed: Listed[]; active: number }> {
  let isWorkbook = false
  let active: number | undefined
  const sheets: { name: string; relation: string; isHidden: boolean }[] = []
  await hear(unpack('xl/workbook.xml'), {
    open: (element, attributes) => {
      if (element === 'workbook') isWorkbook = true
      if (element === 'workbookView') active ??= Number(attributes.activeTab ?? 0)
      if (element !== 'sheet') return
      const { name = '', state = '' } = attributes
      sheets.push({ name, relation: relationOf(attributes), isHidden: /hidden$/i.test(state) })
    },
  })
  if (!isWorkbook) throw new ImportProblem('importWrongType')
  const targets = new Map<string, { target: string; type: string }>()
  await hear(unpack('xl/_rels/workbook.xml.rels'), {
    open: (element, { Id = '', Target = '', Type = '' }) => {
      if (element === 'Relationship') targets.set(Id, { target: Target, type: Type })
    },
  })
  const listed = sheets.map((sheet, at) => {
    const { target = '', type = '' } = targets.get(sheet.relation) ?? {}
    return { ...sheet, isTable: type === '' || /(?:^|\/)worksheet$/.test(type), path: pathOf(target, at, has) }
  })
  return { listed, active: active ?? 0 }
}

/**
 * Where in the archive a relationship of the workbook points: a target is an address (ECMA-376 part 2, section 9.3), whose
 * escapes some writers keep in the archive; others write a path that is none.
 */
function pathOf(target: string, at: number, has: Archive['has']): string {
  const asked = target || `worksheets/sheet${at + 1}.xml`
  const { pathname = '' } = URL.parse(asked, 'http://book/xl/workbook.xml') ?? {}
  const asWritten = asked.startsWith('/') ? asked.slice(1) : `xl/${asked}`
  const named = [unescaped(pathname), pathname].map((path) => path.slice(1))
  return named.find(has) ?? asWritten
}

function unescaped(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The writer chooses the prefix; `r` is only a convention. */
function relationOf(attributes: Attributes): string {
  return Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? ''
}
