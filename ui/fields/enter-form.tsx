import type { ReactNode, Ref } from 'react'

type Props = {
  /** The form's element, for `useFieldProblems`. */
  form: Ref<HTMLFormElement>
  className?: string | undefined
  onSubmit: () => void
  children: ReactNode
}

/** The fields of a form whose buttons are in the footer of its dialog: Enter in a field sends it too. */
export function EnterForm({ form, className, onSubmit, children }: Props) {
  return (
    <form
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
    </form>
  )
}
