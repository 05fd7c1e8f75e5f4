type Bounds = { entries: number; bytes: number }
type Kept<T> = { value: T; size: number }

/**
 * Keeps results of computations that depend on their key alone, so that no result can be outdated: a key states all
 * inputs, or a hash of them. At most `entries` results of `bytes` in all; the least recently used ones are dropped.
 */
export class Remembered<T> {
  readonly #kept = new Map<string, Kept<T>>()
  readonly #bounds: Bounds
  #bytes = 0

  constructor(bounds: Bounds) {
    this.#bounds = bounds
  }

  /** The result of a key, which counts as used now; undefined when there is none. */
  get(key: string): T | undefined {
    const kept = this.#kept.get(key)
    if (!kept) return undefined
    this.#kept.delete(key)
    this.#kept.set(key, kept)
    return kept.value
  }

  /** Keeps a result, `size` being its bytes without the key; one larger than all that may be kept is not kept. */
  set(key: string, value: T, size = 0): void {
    this.#drop(key)
    const whole = size + 2 * key.length
    if (whole > this.#bounds.bytes) return
    this.#kept.set(key, { value, size: whole })
    this.#bytes += whole
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#bounds.entries && this.#bytes <= this.#bounds.bytes) return
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#kept.get(key)?.size ?? 0
    this.#kept.delete(key)
  }
}
