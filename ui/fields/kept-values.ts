/** The parts of a form's values that differ from its start. */
export function writtenParts<V extends object>(values: V, start: V): Partial<V> {
  const before = start as Record<string, unknown>
  const parts = Object.entries(values).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key]))
  return Object.fromEntries(parts) as Partial<V>
}

/** The stored values of a form; `hasLost` when its heaviest part had no room. */
export type Kept<V> = { values: Partial<V>; hasLost: boolean }

/** The values stored under a key; empty when there are none or they cannot be read. */
export function readKept<V extends object>(key: string): Kept<V> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return { values: {}, hasLost: false }
    const { lost, ...values } = kept as { lost?: string }
    return { values: values as Partial<V>, hasLost: lost !== undefined }
  } catch {
    return { values: {}, hasLost: false }
  }
}

/**
 * Stores values on this device. Without room for all of them, `heaviest` is left out and recorded as `lost`; `hasLost`
 * says that it was lost before. Without room for the rest either, nothing is kept: older values would come back as if
 * they were the latest.
 */
export function writeKept<V extends object>(key: string, values: V, heaviest: keyof V & string, hasLost = false): void {
  if (store(key, hasLost ? { ...values, lost: heaviest } : values)) return
  const { [heaviest]: heavy, ...rest } = values
  if (!heavy || !store(key, { ...rest, lost: heaviest })) dropKept(key)
}

/** Deletes the values stored under a key. */
export function dropKept(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
}

function store(key: string, values: object): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(values))
    return true
  } catch {
    return false
  }
}
