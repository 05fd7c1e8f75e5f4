/** How many values of a name are remembered; the first ones, of the set-up, stay. */
const KEPT = 40
/** The limits for searching responses. */
const DEPTH_MAX = 5
const ITEMS_MAX = 20
const TEXT_MAX = 4000

export type Known = ReturnType<typeof openKnown>

/** Values that the server has returned, by member name, so that later calls name existing things. */
export function openKnown(first: Record<string, string[]>) {
  const byName = new Map(Object.entries(first).map(([name, values]) => [name, [...values]]))
  const fixed = new Map(Object.entries(first).map(([name, values]) => [name, values.length]))
  const next = new Map<string, number>()
  const add = (name: string, value: string) => {
    const values = byName.get(name) ?? []
    byName.set(name, values)
    if (value === '' || value.length > TEXT_MAX || values.includes(value)) return
    const kept = fixed.get(name) ?? 0
    const turn = next.get(name) ?? 0
    next.set(name, turn + 1)
    values[kept + (turn % KEPT)] = value
  }
  const learn = (value: unknown, name = '', depth = 0) => {
    if (typeof value === 'string') return name && add(name, value)
    if (typeof value !== 'object' || value === null || depth > DEPTH_MAX) return
    if (Array.isArray(value)) for (const one of value.slice(0, ITEMS_MAX)) learn(one, name, depth + 1)
    else for (const [inner, one] of Object.entries(value)) learn(one, inner, depth + 1)
  }
  return {
    learn,
    /** One of the values of a name, or undefined. */
    pick: (name: string, at: number): string | undefined => {
      const values = byName.get(name)
      return values?.[at % values.length]
    },
  }
}
