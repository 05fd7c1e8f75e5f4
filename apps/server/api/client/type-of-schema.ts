export type JsonSchema = {
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  items?: JsonSchema
  prefixItems?: JsonSchema[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  propertyNames?: JsonSchema
}

const PLAIN: Record<string, string> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
}

/** A JSON schema as a TypeScript type, on several lines where it is an object with fields. */
export function typeOfSchema(schema: JsonSchema, indent = ''): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum)
    return joined(
      schema.enum.map((one) => JSON.stringify(one)),
      ' | ',
    )
  const choices = schema.anyOf ?? schema.oneOf
  if (choices)
    return joined(
      choices.map((one) => typeOfSchema(one, indent)),
      ' | ',
    )
  if (schema.allOf)
    return joined(
      schema.allOf.map((one) => typeOfSchema(one, indent)),
      ' & ',
    )
  // A file: any bytes with a type.
  if (schema.format === 'binary') return 'Blob'
  const types = [schema.type ?? []].flat()
  if (types.length === 0) return 'unknown'
  return joined(
    types.map((type) => typeNamed(type, schema, indent)),
    ' | ',
  )
}

function typeNamed(type: string, schema: JsonSchema, indent: string): string {
  if (type === 'array') return listOf(schema, indent)
  if (type === 'object') return objectOf(schema, indent)
  return PLAIN[type] ?? 'unknown'
}

function listOf({ items, prefixItems }: JsonSchema, indent: string): string {
  if (prefixItems) return `[${prefixItems.map((one) => typeOfSchema(one, indent)).join(', ')}]`
  const item = typeOfSchema(items ?? {}, indent)
  return / [|&] /.test(item) && !item.startsWith('{') ? `(${item})[]` : `${item}[]`
}

function objectOf({ properties = {}, required = [], additionalProperties, propertyNames }: JsonSchema, indent: string) {
  const names = Object.keys(properties)
  const rest = typeof additionalProperties === 'object' ? typeOfSchema(additionalProperties, indent) : undefined
  if (names.length === 0) return recordOf(propertyNames, rest, required, indent)
  const inner = `${indent}  `
  const fields = names.map((name) => {
    const type = typeOfSchema(properties[name] ?? {}, inner)
    return `${inner}${isName(name) ? name : JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${type}`
  })
  // Fields of any name beside the known ones, whose types have to be compatible.
  if (rest) fields.push(`${inner}[name: string]: unknown`)
  return `{\n${fields.join('\n')}\n${indent}}`
}

function recordOf(names: JsonSchema | undefined, rest: string | undefined, required: string[], indent: string): string {
  if (!rest) return 'Record<string, never>'
  if (!names?.enum) return `Record<string, ${rest}>`
  const record = `Record<${typeOfSchema(names, indent)}, ${rest}>`
  return required.length > 0 ? record : `Partial<${record}>`
}

/** A literal beside its whole type says nothing more. */
function joined(types: string[], by: string): string {
  const isCovered = (type: string) =>
    (types.includes('string') && /^"[^"]*"$/.test(type)) || (types.includes('number') && /^-?[\d.]+$/.test(type))
  return [...new Set(types.filter((type) => !isCovered(type)))].join(by)
}

function isName(name: string): boolean {
  return /^[A-Za-z_$][\w$]*$/.test(name)
}
