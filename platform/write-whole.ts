import { open, rename, rm } from 'node:fs/promises'

/**
 * Writes a file so that it is on disk whole, or not there at all: under another name first (mode 0600), then moved. What
 * fails, on a full disk say, leaves neither a handle open nor the other name behind.
 */
export async function writeWhole(file: string, bytes: Uint8Array | string): Promise<void> {
  const temporary = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}.tmp`
  try {
    const handle = await open(temporary, 'w', 0o600)
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}
