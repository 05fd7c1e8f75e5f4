/**
 * Writes into a text area like a user (over `from` to `to`, else at the caret), so that undo works and React is notified.
 * Only insertion by command preserves the browser's undo; where it is refused the value is set.
 */
export function writeInto(
  area: HTMLTextAreaElement,
  { from, to, text }: { from?: number; to?: number; text: string },
): void {
  area.focus()
  if (from !== undefined) area.setSelectionRange(from, to ?? from)
  // With an empty text the command would delete the character before the caret.
  if (text === '' && area.selectionStart === area.selectionEnd) return
  const isWritten = text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text)
  if (isWritten) return
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end')
  area.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
}
