/** A key that was pressed, as the browser tells it. */
export type Press = Pick<
  KeyboardEvent,
  'key' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'defaultPrevented'
>

/** Where it was pressed. */
export type PressPlace = {
  /** A field or a calendar has the focus: the key is typed there. */
  isTyping: boolean
  /** What is open over the page: nothing, the dialog that the shortcut belongs to, or a dialog, menu or list of something else. */
  open: 'nothing' | 'own' | 'other'
}

const FIELD = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'
const WIDGET = '[role="textbox"], [role="searchbox"], [role="combobox"], [role="spinbutton"], [role="grid"]'
const OPEN = '[aria-modal="true"], [role="menu"], [role="listbox"], [role="dialog"]:not([data-tour-box])'

/**
 * The one rule of all single-key shortcuts: they work while nobody types and nothing is open over the page, but for the dialog
 * that the shortcut itself belongs to. A key with Ctrl, Cmd or Alt is another shortcut, and one that was used is spent.
 */
export function isShortcut(key: string, press: Press, place: PressPlace): boolean {
  if (press.key.toLowerCase() !== key.toLowerCase() || press.defaultPrevented || press.isComposing) return false
  if (press.metaKey || press.ctrlKey || press.altKey) return false
  return !place.isTyping && place.open !== 'other'
}

/** The rule of a key with Ctrl or Cmd: it works while one types as well, but not while anything is open over the page. */
export function isCommand(key: string, press: Press, place: PressPlace): boolean {
  if (press.key.toLowerCase() !== key.toLowerCase() || press.defaultPrevented || press.isComposing) return false
  if (!(press.metaKey || press.ctrlKey) || press.altKey || press.shiftKey) return false
  return place.open === 'nothing'
}

/** Where a key is pressed; `own` is a part of the dialog that the shortcut belongs to. */
export function pressPlace(target: EventTarget | null, own?: Element | null): PressPlace {
  const isTyping = target instanceof Element && target.closest(`${FIELD}, ${WIDGET}`) !== null
  const open = Array.from(document.querySelectorAll(OPEN)).filter((part) => part.checkVisibility())
  const isOwn = own != null && open.every((part) => part.contains(own))
  return { isTyping, open: open.length === 0 ? 'nothing' : isOwn ? 'own' : 'other' }
}
