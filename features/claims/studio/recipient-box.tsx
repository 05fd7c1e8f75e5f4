import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useRef,
} from 'react'

export type RecipientBoxHandle = {
  /** What stands in the field and is no chip yet. */
  text: () => string
  /** Brings the first unreadable address back into the field. */
  mendFirst: () => void
}

type Props = {
  /** Told each text that is about to become chips. */
  onText: (text: string) => void
  ref: Ref<RecipientBoxHandle>
  children: ReactNode
}

const COMMITS = ['Enter', ',', ';', ' ']

/** Around the chips field: hears what is committed before the field joins doubles, and reaches what stands in it. */
export function RecipientBox({ onText, ref, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => ({
    text: () => box.current?.querySelector('input')?.value ?? '',
    mendFirst: () => box.current?.querySelector<HTMLElement>('[data-bad] button')?.click(),
  }))
  const tell = (element: EventTarget) => {
    if (element instanceof HTMLInputElement && element.value.trim()) onText(element.value)
  }
  const press = (event: KeyboardEvent) => {
    if (!event.nativeEvent.isComposing && COMMITS.includes(event.key)) tell(event.target)
  }
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    const before = event.target instanceof HTMLInputElement ? event.target.value : ''
    if (/\S[\s,;]/.test(text)) onText(`${before} ${text}`)
  }
  const leave = (event: FocusEvent) => tell(event.target)
  return (
    <div ref={box} onKeyDownCapture={press} onPasteCapture={paste} onBlurCapture={leave}>
      {children}
    </div>
  )
}
