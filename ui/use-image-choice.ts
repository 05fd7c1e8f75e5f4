import { useEffect, useRef, useState } from 'react'
import { type CutArea, cutPicture } from './cut-picture.ts'
import type { GalleryPicture } from './gallery-shelves.ts'
import { pictureProblem } from './picture-rules.ts'
import { useObjectUrl } from './use-object-url.ts'

/** What a picture was cut from, so that it can be cut again: a file or an address, and the words of a built-in one. */
export type PictureSource = { picture: Blob | string; type: string; alt?: string }

type Needs = {
  start: PictureSource | undefined
  aspect: number
  maxWidth: number
  onPicture: (picture: Blob, source: PictureSource) => void | Promise<void>
  onClose: () => void
}

/** The steps of the picture dialog: choose (one press takes a built-in picture), or cut what was chosen. */
export function useImageChoice({ start, aspect, maxWidth, onPicture, onClose }: Needs) {
  const [source, setSource] = useState(start)
  const [area, setArea] = useState<CutArea>()
  const [problem, setProblem] = useState<string>()
  const [working, setWorking] = useState(false)
  const url = useObjectUrl(source?.picture)
  const body = useRef<HTMLDivElement>(null)
  const isCutting = source !== undefined
  // What is prepared is used only while nobody has gone back or closed the dialog.
  const run = useRef(0)
  const wasCutting = useRef(isCutting)
  // What was pressed to go back is gone: the focus stays in the dialog.
  useEffect(() => {
    if (wasCutting.current && !isCutting) focusChoice(body.current)
    wasCutting.current = isCutting
  }, [isCutting])

  useEffect(
    () => () => {
      run.current += 1
    },
    [],
  )

  const drop = () => {
    run.current += 1
    setWorking(false)
    setSource(undefined)
    setArea(undefined)
    setProblem(undefined)
  }
  const close = () => {
    drop()
    onClose()
  }
  const use = async (from: PictureSource, address: string, cut: CutArea | { aspect: number }, failed: string) => {
    if (working) return
    run.current += 1
    const own = run.current
    setWorking(true)
    setProblem(undefined)
    try {
      const picture = await cutPicture(address, cut, from.type, maxWidth)
      if (own !== run.current) return
      await onPicture(picture, from)
      if (own === run.current) close()
    } catch {
      if (own !== run.current) return
      drop()
      setProblem(failed)
    }
  }
  return {
    body,
    url,
    isCutting,
    canFinish: area !== undefined,
    problem,
    working,
    setArea,
    drop,
    close,
    /** A file of this device, checked; it is cut next. */
    takeFile: async (file: File) => {
      run.current += 1
      const own = run.current
      const found = await pictureProblem(file)
      if (own !== run.current) return
      setProblem(found)
      if (!found) setSource({ picture: file, type: file.type })
    },
    /** A built-in picture, used at once: whole, or its middle. */
    takeBuiltIn: ({ url, alt }: GalleryPicture) =>
      use({ picture: url, type: 'image/png', alt }, url, { aspect }, 'unreachable'),
    finish: () => (source && url && area ? use(source, url, area, 'fileFormatInvalid') : undefined),
  }
}

function focusChoice(body: HTMLElement | null) {
  const picture = body?.querySelector<HTMLElement>('[data-stop][tabindex="0"]')
  const choice = picture ?? body?.querySelector('button')
  choice?.focus()
}
