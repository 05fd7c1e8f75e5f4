import { type RefObject, useEffect, useRef, useState } from 'react'

/** How often a frame is read. */
const READ_EVERY_MS = 200

export type Camera = 'starting' | 'looking' | 'denied' | 'missing'

/** Shows the camera in a video element and reports the text of each QR code in view; stops with the component. */
export function useCamera(onText: (text: string) => void): {
  video: RefObject<HTMLVideoElement | null>
  camera: Camera
} {
  const video = useRef<HTMLVideoElement>(null)
  const onCode = useRef(onText)
  onCode.current = onText
  const [camera, setCamera] = useState<Camera>('starting')
  useEffect(() => {
    let isOver = false
    let stream: MediaStream | undefined
    const look = async () => {
      if (!navigator.mediaDevices?.getUserMedia) return setCamera('missing')
      const [opened, { readCode }] = await Promise.all([openCamera(), import('./read-code.ts')])
      stream = opened
      const element = video.current
      if (isOver || !element) return stop(stream)
      element.srcObject = stream
      await element.play()
      setCamera('looking')
      while (!isOver) {
        const text = element.readyState >= element.HAVE_CURRENT_DATA ? await readCode(element) : undefined
        if (text !== undefined && !isOver) onCode.current(text)
        await new Promise((resolve) => setTimeout(resolve, READ_EVERY_MS))
      }
    }
    look().catch((error: unknown) => {
      if (!isOver) setCamera(error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'missing')
    })
    return () => {
      isOver = true
      stop(stream)
    }
  }, [])
  return { video, camera }
}

function openCamera(): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } } })
}

function stop(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}
