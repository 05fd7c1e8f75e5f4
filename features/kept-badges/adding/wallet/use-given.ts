import { useEffect, useState } from 'react'
import { NAME_HEADER, SHARED_CACHE, SHARED_MARK, SHARED_PATH, textOfFragment } from '../given-rules.ts'

/** What the holder scanned, or another app shared: '' and undefined without it. */
export type Given = { text: string; file: File | undefined }

/** What the fragment of `/add` says was given; a file comes from where the service worker kept it. */
export function useGiven(fragment: string): Given {
  const [file, setFile] = useState<File>()
  const text = textOfFragment(fragment)
  const isFile = text === SHARED_MARK
  useEffect(() => {
    if (!isFile) return
    let isCurrent = true
    takeShared().then(
      (taken) => isCurrent && taken && setFile(taken),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [isFile])
  return { text: isFile ? '' : text, file }
}

/** The file that the service worker kept; it is read once. */
async function takeShared(): Promise<File | undefined> {
  const shared = await caches.open(SHARED_CACHE)
  const kept = await shared.match(SHARED_PATH)
  if (!kept) return undefined
  await shared.delete(SHARED_PATH)
  const blob = await kept.blob()
  return new File([blob], decodeURIComponent(kept.headers.get(NAME_HEADER) ?? '') || 'badge', { type: blob.type })
}
