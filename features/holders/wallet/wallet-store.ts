const DATABASE = 'blazon-wallet'
const KEPT = 'kept'
/** What the names of answers kept on this device begin with; they belong to one person. */
export const KEPT_ANSWERS = 'answer:'

/** The data of a wallet on this device, by name; values are anything that structured clone accepts. */
export type WalletStore = {
  get: <T>(name: string) => Promise<T | undefined>
  set: (name: string, value: unknown) => Promise<void>
  remove: (name: string) => Promise<void>
  /** Removes everything whose name begins so. */
  removeAll: (beginning: string) => Promise<void>
  /** Removes everything. */
  clear: () => Promise<void>
}

/**
 * Opens the wallet's database (IndexedDB) on this device. Without storage, everything lasts as long as the page, so
 * that a badge can still be collected.
 */
export function openWalletStore(): WalletStore {
  const memory = new Map<string, unknown>()
  let opening: Promise<IDBDatabase | undefined> | undefined
  const database = () => {
    opening ??= openDatabase().catch(() => undefined)
    return opening
  }
  return {
    get: async <T>(name: string) => {
      const db = await database()
      if (!db) return memory.get(name) as T | undefined
      return settle<T | undefined>(objects(db, 'readonly').get(name))
    },
    set: async (name, value) => {
      const db = await database()
      if (!db) return void memory.set(name, value)
      await settle(objects(db, 'readwrite').put(value, name))
    },
    remove: async (name) => {
      const db = await database()
      if (!db) return void memory.delete(name)
      await settle(objects(db, 'readwrite').delete(name))
    },
    removeAll: async (beginning) => {
      const db = await database()
      for (const name of memory.keys()) if (name.startsWith(beginning)) memory.delete(name)
      if (db) await settle(objects(db, 'readwrite').delete(IDBKeyRange.bound(beginning, `${beginning}\uffff`)))
    },
    clear: async () => {
      const db = await database()
      memory.clear()
      if (db) await settle(objects(db, 'readwrite').clear())
    },
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(KEPT)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new Error('The database is held by another version'))
  })
}

function objects(db: IDBDatabase, mode: IDBTransactionMode): IDBObjectStore {
  return db.transaction(KEPT, mode).objectStore(KEPT)
}

function settle<T>(request: IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as T)
    request.onerror = () => reject(request.error)
  })
}
