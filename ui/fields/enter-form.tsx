import type { ReactNode, Ref } from 'react'
import type { Gaps } from '../layout/draw-part.ts'
import { Stack } from '../layout/stack.tsx'

type Props = {
  /** The form's element, for `useFieldProblems`. */
  form: Ref<HTMLFormElement>
  gap?: Gaps['gap']
  className?: string | undefined
  onSubmit: () => void
  children: ReactNode
}

/** The fields of a form whose buttons are in the footer of its dialog: Enter in a field sends it too. */
export function EnterForm({ form, gap, className, onSubmit, children }: Props) {
  return (
    <Stack
      as="form"
      gap={gap}
      className={className}
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
      <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
    </Stack>
  )
}
