import { open, rename, rm } from 'node:fs/promises'

/**
 * Writes a file atomically: under a temporary name first (mode 0600), then renamed. A failure, such as a full disk,
 * leaves neither an open handle nor the temporary file behind.
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
