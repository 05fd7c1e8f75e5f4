import { type ESTree, parseSync, Visitor } from 'vite'

/** The modules that `from` accepts, and the members that a file must not read of what it imports from them. */
type Refused = { from: (module: string) => boolean; members: ReadonlySet<string> }

/**
 * The first place where a file reads one of `members` of a value that it imports, as code: a member, a pattern, by way
 * of another name or of a namespace. Types are not reads, and a value that goes through a function is not followed.
 */
export function readOfImported(file: string, code: string, { from, members }: Refused): string | undefined {
  const { program } = parseSync(file, code)
  const { names, namespaces } = namesImported(program, from)
  const reads: ESTree.Node[] = []
  const isImported = (given: ESTree.Node): boolean => {
    const node = withoutTypes(given)
    if (node.type === 'Identifier') return names.has(node.name)
    return node.type === 'MemberExpression' && isNamespace(node.object)
  }
  const isNamespace = (given: ESTree.Node): boolean => {
    const node = withoutTypes(given)
    return node.type === 'Identifier' && namespaces.has(node.name)
  }
  const assign = (place: ESTree.Node, target: ESTree.Node, value: ESTree.Node) => {
    if (isNamespace(value)) for (const [, name] of partsOf(target)) names.add(name)
    if (!isImported(value)) return
    if (target.type === 'Identifier') names.add(target.name)
    if (partsOf(target).some(([key]) => members.has(key))) reads.push(place)
  }
  new Visitor({
    VariableDeclarator(node) {
      if (node.init) assign(node, node.id, node.init)
    },
    AssignmentExpression(node) {
      assign(node, node.left, node.right)
    },
    MemberExpression(node) {
      if (isImported(node.object) && members.has(textOf(node.property, node.computed))) reads.push(node)
    },
  }).visit(program)
  const [read] = reads
  return read && code.slice(read.start, read.end)
}

function namesImported(program: ESTree.Program, from: Refused['from']) {
  const names = new Set<string>()
  const namespaces = new Set<string>()
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration' || !from(statement.source.value)) continue
    for (const { type, local } of statement.specifiers) {
      const found = type === 'ImportNamespaceSpecifier' ? namespaces : names
      found.add(local.name)
    }
  }
  return { names, namespaces }
}

/** The keys that a pattern takes, each with the name that it gives the value ('' for a pattern inside). */
function partsOf(target: ESTree.Node): [key: string, name: string][] {
  if (target.type !== 'ObjectPattern') return []
  return target.properties.flatMap((part): [string, string][] => {
    if (part.type !== 'Property') return []
    const value = part.value.type === 'AssignmentPattern' ? part.value.left : part.value
    return [[textOf(part.key, part.computed), value.type === 'Identifier' ? value.name : '']]
  })
}

function textOf(key: ESTree.Node, isComputed: boolean): string {
  if (key.type === 'Identifier' && !isComputed) return key.name
  if (key.type === 'TemplateLiteral') return key.quasis[0]?.value.raw ?? ''
  return key.type === 'Literal' ? String(key.value) : ''
}

/** An expression without the parentheses, question marks and type assertions around it. */
function withoutTypes(node: ESTree.Node): ESTree.Node {
  switch (node.type) {
    case 'ParenthesizedExpression':
    case 'ChainExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'TSSatisfiesExpression':
      return withoutTypes(node.expression)
    default:
      return node
  }
}
