import { posix } from 'node:path'
import ts from 'typescript'
import { isBeside, type SourceFile } from './source-files.ts'

/** A declared table: the folder that owns it, and its name in SQL. */
type Table = { owner: string; name: string }
/** Tables by the path of their file, then by their exported name. */
type Tables = Map<string, Map<string, Table>>
type Write = { table: Table | undefined; line: number }

const DECLARED = /^(features\/([^/]+\/){1,2}server|platform)\/([a-z0-9-]+-)?tables[.]ts$/
const WRITES = ['insert', 'update', 'delete']
/** Every file that writes contains one of these; the others need not be parsed. */
const HINT = /insert|update|delete/i
/** Functions of the platform that write the table passed to them, with the position of that argument. */
const WRITERS: Record<string, number> = { insertRows: 1 }
/** Filling a database for a test, a bench or the demo, and restoring one, writes every table. */
const MAY_WRITE = /^(apps\/(demo|server\/transfer)|testing|e2e|bench|tools)\/|\/testing-[a-z0-9-]+[.]tsx?$/

/** A send creates claims and records the state of their e-mails in the same rows: one table, for speed. */
const ALSO: Record<string, string[]> = { claims: ['features/sends'] }

/** Writes to a table of another feature or of the platform, and writes to a table that the file does not name. */
export function tableOffences(files: SourceFile[]): string[] {
  const declaring = files.filter(({ path }) => DECLARED.test(path))
  const tables: Tables = new Map(declaring.map((file) => [file.path, declaredIn(file)]))
  const isWriter = ({ path, text }: SourceFile) => !MAY_WRITE.test(path) && !isBeside(path) && HINT.test(text)
  const writers = files.filter(isWriter)
  return writers.flatMap((file) => writesIn(file, tables).flatMap((write) => offenceOf(file.path, write) ?? []))
}

function offenceOf(path: string, { table, line }: Write): string | undefined {
  if (table)
    return path.startsWith(`${table.owner}/`) || ALSO[table.name]?.some((feature) => path.startsWith(`${feature}/`))
      ? undefined
      : `${path}:${line}: writes ${table.name}, a table of ${table.owner}; let a function there write it`
  // Functions of the platform write the table passed to them; WRITERS lists those whose callers are checked.
  if (path.startsWith('platform/')) return undefined
  return `${path}:${line}: the table it writes cannot be told; use the imported table itself`
}

function declaredIn(file: SourceFile): Map<string, Table> {
  // A feature owns the tables of its sub-features too.
  const owner = file.path.replace(/^(features\/[^/]+|platform)\/.*$/, '$1')
  const tables = new Map<string, Table>()
  visit(parse(file), (node) => {
    if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name)) return
    const call = node.initializer
    if (!call || !ts.isCallExpression(call) || call.expression.getText() !== 'pgTable') return
    const [name] = call.arguments
    if (name && ts.isStringLiteral(name)) tables.set(node.name.text, { owner, name: name.text })
  })
  return tables
}

function writesIn(file: SourceFile, tables: Tables): Write[] {
  const source = parse(file)
  const known = importedInto(source, file.path, tables)
  const byName = new Map([...tables.values()].flatMap((own) => [...own.values()]).map((table) => [table.name, table]))
  const writes: Write[] = []
  const note = (node: ts.Node, found: (Table | undefined)[]) => {
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
    writes.push(...found.map((table) => ({ table, line })))
  }
  visit(source, (node) => {
    if (ts.isCallExpression(node)) {
      const target = targetOf(node)
      if (target) note(node, namedBy(target, known))
    } else if (ts.isTemplateExpression(node) || ts.isStringLiteralLike(node)) {
      note(
        node,
        writtenBySql(node, known).flatMap((name) => byName.get(name) ?? []),
      )
    }
  })
  return writes
}

/** The table argument of a writing call. Sets and maps have `delete` too, so the receiver must be a database. */
function targetOf({ expression, arguments: given }: ts.CallExpression): ts.Expression | undefined {
  if (ts.isIdentifier(expression)) return given[WRITERS[expression.text] ?? given.length]
  if (!ts.isPropertyAccessExpression(expression) || !WRITES.includes(expression.name.text)) return undefined
  return /(^|[.])(db|tx)$/.test(expression.expression.getText()) ? given[0] : undefined
}

/** The tables behind a name: an imported one, or each of a list that a loop iterates over. */
function namedBy(target: ts.Expression, known: Map<string, Table>): (Table | undefined)[] {
  const table = known.get(target.getText())
  if (table) return [table]
  const loop = ts.findAncestor(
    target,
    (node): node is ts.ForOfStatement => ts.isForOfStatement(node) && declares(node, target),
  )
  if (!loop || !ts.isArrayLiteralExpression(loop.expression)) return [undefined]
  return loop.expression.elements.map((element) => known.get(element.getText()))
}

function declares(loop: ts.ForOfStatement, name: ts.Expression): boolean {
  if (!ts.isVariableDeclarationList(loop.initializer)) return false
  return loop.initializer.declarations.some((declared) => declared.name.getText() === name.getText())
}

function writtenBySql(node: ts.TemplateExpression | ts.StringLiteralLike, known: Map<string, Table>): string[] {
  const nameOf = (expression: ts.Expression) => known.get(expression.getText())?.name ?? '?'
  const text = ts.isStringLiteralLike(node)
    ? node.text
    : node.head.text + node.templateSpans.map((span) => nameOf(span.expression) + span.literal.text).join('')
  return [...text.matchAll(SQL_WRITE)].map((match) => match[1] ?? match[2] ?? '')
}

const SQL_WRITE =
  /\b(?:(?:insert\s+into|delete\s+from)\s+"?([a-z_]+)|update\s+"?([a-z_]+)"?(?:\s+(?:as\s+)?[a-z_]+)?\s+set)\b/gi

/** Tables by their name in a file. */
function importedInto(source: ts.SourceFile, path: string, tables: Tables): Map<string, Table> {
  const known = new Map(tables.get(path))
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    const own = tables.get(fileOf(statement.moduleSpecifier.text, path))
    const names = statement.importClause?.namedBindings
    if (!own || !names) continue
    if (ts.isNamespaceImport(names)) for (const [name, table] of own) known.set(`${names.name.text}.${name}`, table)
    else
      for (const { name, propertyName } of names.elements) {
        const table = own.get((propertyName ?? name).text)
        if (table) known.set(name.text, table)
      }
  }
  return known
}

function fileOf(specifier: string, path: string): string {
  return specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(path), specifier)
}

function parse({ path, text }: SourceFile): ts.SourceFile {
  return ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.ESNext,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : undefined,
  )
}

function visit(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node)
  ts.forEachChild(node, (child) => visit(child, look))
}
