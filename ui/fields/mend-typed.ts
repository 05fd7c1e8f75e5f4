type Field = Pick<HTMLInputElement, 'value' | 'selectionStart' | 'setSelectionRange'>

/**
 * Replaces what was typed by its mended form and returns it. The caret stays behind the same character: a value that is
 * mended only in the state would move it to the end. `mend` reads from the left, so that it mends each beginning alike.
 */
export function mendTyped(field: Field, mend: (text: string) => string): string {
  const { value, selectionStart } = field
  const mended = mend(value)
  if (mended === value) return value
  const caret = mend(value.slice(0, selectionStart ?? value.length)).length
  field.value = mended
  field.setSelectionRange(caret, caret)
  return mended
}

/** Keeps the digits of a text. */
export function onlyDigits(text: string): string {
  return text.replace(/\D/g, '')
}
