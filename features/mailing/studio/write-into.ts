/**
 * Writes into a text area as a hand would (over `from` to `to`, else where the caret is), so that undo takes it back and
 * React hears of it. Insertion by command is the only way that keeps a browser's undo; where it is refused the text is set.
 */
export function writeInto(
  area: HTMLTextAreaElement,
  { from, to, text }: { from?: number; to?: number; text: string },
): void {
  area.focus()
  if (from !== undefined) area.setSelectionRange(from, to ?? from)
  // To delete nothing by command would delete the character before the caret.
  if (text === '' && area.selectionStart === area.selectionEnd) return
  const isWritten = text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text)
  if (isWritten) return
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end')
  area.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
}
