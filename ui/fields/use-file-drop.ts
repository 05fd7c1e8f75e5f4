import { type DragEvent, useState } from 'react'

/** Takes what is dropped on an element that gets `zone` as attributes; `isOver` while something is dragged over it. */
export function useFileDrop(onDrop: (dropped: DataTransfer) => void) {
  const [isOver, setIsOver] = useState(false)
  const over = (event: DragEvent) => {
    // Without it the browser opens what is dropped.
    event.preventDefault()
    setIsOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    onDrop(event.dataTransfer)
  }
  return { isOver, zone: { onDragOver: over, onDragLeave: () => setIsOver(false), onDrop: drop } }
}
