import fc from 'fast-check'
import type { Known } from './testing-known.ts'
import { weirdText } from './testing-weird.ts'

/** The part of JSON Schema that the server's document uses. */
export type Schema = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  default?: unknown
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  maxLength?: number
}

/** The place of a file. */
export const FILE = Symbol('file')

const DATES = ['2030-05-01T10:00:00Z', '2031-01-01T00:00:00.000Z', '2026-01-01', '2100-12-31T23:59:59Z', '']
const FORMATS: Record<string, fc.Arbitrary<string>> = {
  'date-time': fc.constantFrom(...DATES),
  date: fc.constantFrom(...DATES),
  email: fc.emailAddress(),
  uri: fc.webUrl(),
}

/** Values that match a schema, with existing ids where the server has returned some. */
export function valuesOf(schema: Schema, known: Known, name = ''): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => valuesOf(choice, known, name)))
  const [type] = [schema.type].flat()
  if (type === 'object' || schema.properties) return objectsOf(schema, known)
  if (type === 'array') {
    const { items = {}, minItems = 0, maxItems = 4 } = schema
    return fc.array(valuesOf(items, known, singular(name)), {
      minLength: minItems,
      maxLength: Math.max(minItems, Math.min(maxItems, 4)),
    })
  }
  if (type === 'boolean') return fc.boolean()
  if (type === 'integer' || type === 'number') return numbersOf(schema)
  return type === 'string' ? textsOf(schema, known, name) : fc.oneof(fc.jsonValue(), textsOf(schema, known, name))
}

function objectsOf({ properties = {}, required = [] }: Schema, known: Known): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema, known, name)] as const)
  const model: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(fields)
  const requiredKeys = required.filter((name) => name in properties)
  const optional = Object.keys(model).filter((name) => !requiredKeys.includes(name))
  // Most calls with many choices are refused as soon as nearly all of them are made at once.
  const some = fc.tuple(fc.record(model), fc.subarray(optional)).map(([whole, left]) => omit(whole, left))
  return fc.oneof(fc.record(model, { requiredKeys }), some)
}

function omit(whole: Record<string, unknown>, left: string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(whole).filter(([name]) => !left.includes(name)))
}

function numbersOf({ type, minimum = -10, maximum = 1000 }: Schema): fc.Arbitrary<unknown> {
  const range = { min: Math.ceil(Math.max(minimum, -(2 ** 31))), max: Math.floor(Math.min(maximum, 2 ** 31)) }
  return type === 'integer' ? fc.integer(range) : fc.double({ ...range, noNaN: true })
}

function textsOf({ format, pattern, maxLength = 40 }: Schema, known: Known, name: string): fc.Arbitrary<unknown> {
  if (format === 'binary') return fc.constant(FILE)
  const fitting = FORMATS[format ?? ''] ?? patterned(pattern, Math.min(maxLength, 40))
  const existing = fc.nat().map((at) => known.pick(name, at))
  return fc.tuple(existing, fitting, weirdText, fc.nat(9)).map(([there, plain, weird, dice]) => {
    if (dice === 0) return weird
    return dice < 8 && there !== undefined ? there : plain
  })
}

function patterned(pattern: string | undefined, maxLength: number): fc.Arbitrary<string> {
  const plain = fc.string({ maxLength })
  if (!pattern) return plain
  try {
    return fc.stringMatching(new RegExp(pattern))
  } catch {
    // Lookarounds and similar patterns.
    return plain
  }
}

const singular = (name: string) => name.replace(/s$/, '')
