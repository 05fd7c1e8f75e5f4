import { useEffect, useState } from 'react'
import { type Brought, broughtOf } from '#features/badges/verification/brought-rules.ts'
import { NAME_HEADER, SHARED_CACHE, SHARED_MARK, SHARED_PATH, textOfFragment } from '../given-rules.ts'

/** What was scanned, or shared by another app, as the fragment of `/add` says; undefined for nothing, and while it is read. */
export function useGiven(fragment: string): Brought | undefined {
  const [given, setGiven] = useState<Brought>()
  useEffect(() => {
    const text = textOfFragment(fragment)
    if (text !== SHARED_MARK) return setGiven(broughtOf(text))
    let isCurrent = true
    takeShared().then(
      (file) => isCurrent && setGiven(file && { file }),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [fragment])
  return given
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
