import type { Ref } from 'react'

type Props = {
  /** Its `click()` opens the system's file chooser. */
  ref: Ref<HTMLInputElement>
  label?: string
  accept: string
  onFile: (file: File) => void
}

/** The hidden field by which a button, or anything else that is pressed, has a file chosen. */
export function FileInput({ ref, label, accept, onFile }: Props) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      aria-label={label}
      accept={accept}
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? []
        // Lets the same file be chosen again after a correction.
        currentTarget.value = ''
        if (file) onFile(file)
      }}
    />
  )
}
