import ts from 'typescript'
import { isBeside, type SourceFile } from './source-files.ts'

/** Exported functions, and exported constants that are functions, without a docstring. */
export function docstringOffences(files: SourceFile[]): string[] {
  return files.filter(({ path }) => isDocumented(path)).flatMap(undocumented)
}

function isDocumented(path: string): boolean {
  return !isBeside(path) && !path.startsWith('e2e/') && !path.startsWith('bench/') && !/[.]d[.]m?ts$/.test(path)
}

function undocumented({ path, text }: SourceFile): string[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true, kind)
  const offences: string[] = []
  let before = ''
  for (const statement of source.statements) {
    const name = exportedFunction(statement)
    // Of several signatures of one function, the first has the docstring.
    if (name && name !== before && !hasDocstring(statement)) {
      const line = source.getLineAndCharacterOfPosition(statement.getStart(source)).line + 1
      offences.push(`${path}:${line}: say in a docstring what ${name} does`)
    }
    before = name ?? ''
  }
  return offences
}

function exportedFunction(statement: ts.Statement): string | undefined {
  if (!ts.canHaveModifiers(statement)) return undefined
  const isExported = ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  if (!isExported) return undefined
  if (ts.isFunctionDeclaration(statement)) return statement.name?.text ?? 'the function'
  if (!ts.isVariableStatement(statement)) return undefined
  const [declaration] = statement.declarationList.declarations
  const value = declaration?.initializer
  const isFunction = value !== undefined && (ts.isArrowFunction(value) || ts.isFunctionExpression(value))
  return isFunction && declaration && ts.isIdentifier(declaration.name) ? declaration.name.text : undefined
}

function hasDocstring(statement: ts.Statement): boolean {
  return ts.getJSDocCommentsAndTags(statement).length > 0
}
