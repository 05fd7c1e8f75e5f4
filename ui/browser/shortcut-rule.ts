/** The parts of a keyboard event that matter here. */
export type Press = Pick<
  KeyboardEvent,
  'key' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'defaultPrevented'
>

/** Where it was pressed. */
export type PressPlace = {
  /** A field or a calendar has the focus and receives the key. */
  isTyping: boolean
  /** The layer open over the page: nothing, the shortcut's own dialog, or another dialog, menu or list. */
  open: 'nothing' | 'own' | 'other'
}

const FIELD = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'
const WIDGET = '[role="textbox"], [role="searchbox"], [role="combobox"], [role="spinbutton"], [role="grid"]'
const OPEN = '[aria-modal="true"], [role="menu"], [role="listbox"], [role="dialog"]:not([data-tour-box])'

/**
 * The rule for all single-key shortcuts: they work while no field has the focus and nothing is open over the page,
 * except the shortcut's own dialog. A key with Ctrl, Cmd or Alt is another shortcut, and a handled event is ignored.
 */
export function isShortcut(key: string, press: Press, place: PressPlace): boolean {
  if (press.key.toLowerCase() !== key.toLowerCase() || press.defaultPrevented || press.isComposing) return false
  if (press.metaKey || press.ctrlKey || press.altKey) return false
  return !place.isTyping && place.open !== 'other'
}

/** The rule for a key with Ctrl or Cmd: it also works while typing, but not while anything is open over the page. */
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
