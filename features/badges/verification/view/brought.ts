/** A badge that somebody submits: a file, or the address of one; `of`: how many files were brought with it. */
export type Brought = { file?: File; url?: string; of?: number }

/** What was pasted: an address, or the text of a badge as a file; undefined for nothing. */
export function broughtOf(pasted: string): Brought | undefined {
  const text = pasted.trim()
  if (text === '') return undefined
  return /^https?:\/\/\S+$/.test(text) ? { url: text } : { file: new File([text], 'badge') }
}

/** The first file of those that were dropped or pasted. */
export function firstFileOf({ files }: DataTransfer): Brought | undefined {
  const [file] = files
  return file && { file, of: files.length }
}

/** What was dropped: its first file, else its first address; undefined for anything else. */
export function droppedOf(dropped: DataTransfer): Brought | undefined {
  const first = firstFileOf(dropped)
  if (first) return first
  const url = dropped.getData('text/uri-list').split(/[\r\n]/)[0]
  return url ? { url } : undefined
}
