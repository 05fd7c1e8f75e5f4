import type { FocusEvent } from 'react'

/** What of a field matters here. */
type Field = Pick<HTMLInputElement, 'value' | 'isConnected' | 'closest'>

/** Fields whose text is nobody's work: searches, codes that are mailed, and what lists are filtered by. */
const PASSING = '[type="search"], [autocomplete="one-time-code"], [readonly], [data-passing] *'
const TEXT = 'input:not([type="checkbox"], [type="radio"], [type="file"], [type="range"]), textarea'

/** Remembers the fields that got the focus with the text that they had, to know at the end whether any has another. */
export function watchFields() {
  const starts = new Map<Field, string>()
  return {
    /** A field that is about to be typed into. */
    see: (field: Field) => {
      if (!starts.has(field)) starts.set(field, field.value)
    },
    /** Whether any field that is still on the page has another text than it began with, or has made chips of its text. */
    isAnyTyped: () =>
      [...starts].some(
        ([field, start]) =>
          field.isConnected && (field.value.trim() !== start.trim() || field.closest('[data-typed]') !== null),
      ),
    forget: () => starts.clear(),
  }
}

/** The text field of a dialog that an event of the dialog comes from; undefined in another dialog or menu opened from it. */
export function fieldOf({ target, currentTarget }: FocusEvent<HTMLElement>): HTMLInputElement | undefined {
  if (!currentTarget.contains(target) || !target.matches(TEXT) || target.matches(PASSING)) return undefined
  return target as HTMLInputElement
}
