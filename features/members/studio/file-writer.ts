import { saveFile } from '#ui/browser/save-file.ts'

export type FileWriter = {
  write: (part: string) => Promise<void>
  close: () => Promise<void>
  /** Leaves nothing behind. */
  abort: () => Promise<void>
}

type Picker = (options: { suggestedName: string }) => Promise<{ createWritable: () => Promise<DiskFile> }>
type DiskFile = { write: (part: string) => Promise<void>; close: () => Promise<void>; abort: () => Promise<void> }

/**
 * A file that is written part by part: on the disk where the browser can and the file is large (it asks for the place
 * first; undefined when that is refused), else kept by the browser until it is complete.
 */
export async function openFile(name: string, type: string, isLarge: boolean): Promise<FileWriter | undefined> {
  const picker = (window as { showSaveFilePicker?: Picker }).showSaveFilePicker
  if (!isLarge || !picker) return inBrowser(name, type)
  try {
    const file = await picker({ suggestedName: name })
    const disk = await file.createWritable()
    return { write: (part) => disk.write(part), close: () => disk.close(), abort: () => disk.abort() }
  } catch (thrown) {
    if (thrown instanceof DOMException && thrown.name === 'AbortError') return undefined
    return inBrowser(name, type)
  }
}

function inBrowser(name: string, type: string): FileWriter {
  // A blob per part: browsers keep large ones outside of the page's memory.
  let parts: Blob[] = []
  return {
    write: async (part) => {
      parts.push(new Blob([part]))
    },
    close: async () => saveFile(new Blob(parts, { type }), name),
    abort: async () => {
      parts = []
    },
  }
}
