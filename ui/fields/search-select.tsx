import { Select, type SelectProps } from '@mantine/core'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { FieldFrame, type FieldProps } from './field-frame.tsx'
import styles from './select-box.module.css'

type Props = FieldProps &
  Omit<SelectProps, keyof FieldProps | 'searchable' | 'withAsterisk'> & {
    /** The search is still running: Enter chooses the first result when it arrives. */
    isSearching?: boolean
  }

/**
 * A list of choices that typing narrows. Enter chooses the highlighted one, or the first that matches; it never submits the
 * form while the list is open. Tab chooses what was typed and goes on to the next field. The chosen words are selected, so
 * typing replaces them.
 */
export function SearchSelect({ label, hint, error, optional, aside, isSearching = false, ...rest }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const wanted = useRef('')
  const isTyping = useRef(false)
  useEffect(() => {
    const typed = input.current?.value.trim()
    if (isSearching || !typed || wanted.current !== typed) return
    wanted.current = ''
    if (input.current) optionOf(input.current)?.click()
  })
  const leave = (event: KeyboardEvent<HTMLInputElement>, hasWaited: boolean) => {
    const field = event.currentTarget
    const typed = field.value.trim()
    if (!isTyping.current || typed === '' || field.ariaExpanded !== 'true') return
    if (!isSearching) return (optionOf(field, '[data-combobox-selected]') ?? optionOf(field))?.click()
    // The next Tab leaves the field whatever the search finds.
    if (hasWaited) return
    event.preventDefault()
    wanted.current = typed
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const hasWaited = wanted.current !== ''
    wanted.current = ''
    const field = event.currentTarget
    if (event.key === 'Tab') return leave(event, hasWaited)
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || field.ariaExpanded !== 'true') return
    event.preventDefault()
    const typed = field.value.trim()
    if (typed === '' || (!isSearching && optionOf(field, '[data-combobox-selected]'))) return
    // Mantine would choose from the results for fewer letters, or nothing if none is highlighted.
    event.stopPropagation()
    if (isSearching) wanted.current = typed
    else optionOf(field)?.click()
  }
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional} aside={aside}>
      {(control) => (
        <Select
          {...control}
          ref={input}
          searchable
          selectFirstOptionOnChange
          autoComplete="off"
          maxDropdownHeight={280}
          // A closed list renders nothing: hundreds of choices would be rendered again at every key in the form.
          comboboxProps={{ shadow: 'md', keepMounted: false }}
          classNames={{ option: styles.option }}
          {...rest}
          error={Boolean(error)}
          onKeyDownCapture={press}
          onInput={() => {
            isTyping.current = true
          }}
          onOptionSubmit={() => {
            isTyping.current = false
          }}
          onFocus={(event) => {
            isTyping.current = false
            event.currentTarget.select()
          }}
          // A mouse press places the caret after the focus event. A search in progress keeps it.
          onClick={(event) => {
            if (rest.value && !isTyping.current) (event.currentTarget as unknown as HTMLInputElement).select()
          }}
        />
      )}
    </FieldFrame>
  )
}

function optionOf(field: HTMLInputElement, which = ''): HTMLElement | null {
  const list = document.getElementById(field.getAttribute('aria-controls') ?? '')
  return list?.querySelector<HTMLElement>(`[role="option"]${which}`) ?? null
}
