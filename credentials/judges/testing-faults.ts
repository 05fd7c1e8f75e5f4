import fc from 'fast-check'
import type { Json } from '../read-credential.ts'

type Path = (string | number)[]

/** A document with one value changed, any of those outside the members `except`: a letter, a digit, or a number. */
export function anyFault(document: object, except: string[] = []): fc.Arbitrary<Json> {
  const places = pathsOf(document).filter((path) => !path.some((step) => except.includes(String(step))))
  return fc
    .record({ path: fc.constantFrom(...places), nth: fc.nat(), by: fc.integer({ min: 1, max: 9 }) })
    .map(({ path, nth, by }) => changedAt(document, path, (value) => changed(value, nth, by)) as Json)
}

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return /[a-z0-9]/i.test(value) ? [path] : []
  if (typeof value === 'number' || typeof value === 'boolean') return [path]
  if (Array.isArray(value)) return value.flatMap((each, nth) => pathsOf(each, [...path, nth]))
  return Object.entries(value ?? {}).flatMap(([name, inner]) => pathsOf(inner, [...path, name]))
}

function changedAt(value: unknown, [step, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (step === undefined) return change(value)
  if (Array.isArray(value)) return value.map((each, nth) => (nth === step ? changedAt(each, rest, change) : each))
  const object = value as Json
  return { ...object, [step]: changedAt(object[step], rest, change) }
}

function changed(value: unknown, nth: number, by: number): unknown {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + by
  const places = [...String(value).matchAll(/[a-z0-9]/gi)].map(({ index }) => index)
  const at = places[nth % places.length] ?? 0
  const text = String(value)
  return text.slice(0, at) + other(text.charAt(at), by) + text.slice(at + 1)
}

function other(character: string, by: number): string {
  if (/\d/.test(character)) return String((Number(character) + by) % 10)
  const first = character < 'a' ? 65 : 97
  return String.fromCharCode(first + ((character.charCodeAt(0) - first + by) % 26))
}
