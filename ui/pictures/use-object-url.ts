import { useEffect, useState } from 'react'

/**
 * The address of a picture: its own, or an object URL of a file, valid while it is shown. Undefined until there is one.
 */
export function useObjectUrl(picture: Blob | string | undefined): string | undefined {
  const [made, setMade] = useState<{ of: Blob; url: string }>()
  useEffect(() => {
    if (!(picture instanceof Blob)) return
    const url = URL.createObjectURL(picture)
    setMade({ of: picture, url })
    return () => URL.revokeObjectURL(url)
  }, [picture])
  if (typeof picture === 'string') return picture
  return made && made.of === picture ? made.url : undefined
}
