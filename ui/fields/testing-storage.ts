const device = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')

/** Gives tests outside of a browser a device storage with a maximum number of characters per value. */
export function giveStorage(room = Number.POSITIVE_INFINITY): void {
  Object.defineProperty(globalThis, 'localStorage', { value: storageOf(room), configurable: true })
}

/** Removes it again. */
export function removeStorage(): void {
  if (device) Object.defineProperty(globalThis, 'localStorage', device)
  else Reflect.deleteProperty(globalThis, 'localStorage')
}

function storageOf(room: number): Storage {
  const held = new Map<string, string>()
  return {
    get length() {
      return held.size
    },
    clear: () => held.clear(),
    key: (at) => [...held.keys()][at] ?? null,
    getItem: (key) => held.get(key) ?? null,
    removeItem: (key) => void held.delete(key),
    setItem: (key, value) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError')
      held.set(key, value)
    },
  }
}
