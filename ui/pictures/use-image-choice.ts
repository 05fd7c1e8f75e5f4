import { useEffect, useRef, useState } from 'react'
import { type CutArea, cutPicture } from './cut-picture.ts'
import type { GalleryPicture } from './gallery-shelves.ts'
import { pictureProblem, pictureType } from './picture-rules.ts'
import { useObjectUrl } from './use-object-url.ts'

/**
 * The source of a cropped picture, so that it can be cropped again: a file or an address, and the text of a built-in
 * one.
 */
export type PictureSource = { picture: Blob | string; type: string; alt?: string }

type Needs = {
  start: PictureSource | undefined
  aspect: number
  maxWidth: number
  onPicture: (picture: Blob, source: PictureSource) => void | Promise<void>
  onClose: () => void
}

/** The steps of the picture dialog: choose (one press uses a built-in picture), or crop the chosen one. */
export function useImageChoice({ start, aspect, maxWidth, onPicture, onClose }: Needs) {
  const [source, setSource] = useState(start)
  const [area, setArea] = useState<CutArea>()
  const [problem, setProblem] = useState<string>()
  const [working, setWorking] = useState(false)
  const url = useObjectUrl(source?.picture)
  const body = useRef<HTMLDivElement>(null)
  const isCutting = source !== undefined
  // A prepared picture is used only if the dialog was not closed or left in the meantime.
  const run = useRef(0)
  const wasCutting = useRef(isCutting)
  // The pressed back button no longer exists: the focus stays in the dialog.
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
    /** Takes a file from this device and checks it; cropping comes next. */
    takeFile: async (file: File) => {
      run.current += 1
      const own = run.current
      const [found, type] = await Promise.all([pictureProblem(file), pictureType(file)])
      if (own !== run.current) return
      setProblem(found)
      if (!found && type) setSource({ picture: file, type })
    },
    /** Uses a built-in picture at once: whole, or its middle. */
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
