const FIELDS = 'input:not([type="hidden"], [type="file"]), textarea, select'
/** Their list or calendar would open. */
const OPENS = '[role="combobox"], [aria-haspopup]'
const NOT_USABLE = ':disabled, [readonly]'
/** They come with what is read later, so that it would depend on its speed whether they have the focus. */
const LISTS = '[type="search"], [data-passing] *'

/** What of the content of a dialog is asked here. */
type Content = Pick<Element, 'querySelectorAll' | 'querySelector' | 'closest'>

/**
 * Marks the first field of a dialog as the one that gets the focus when it opens, instead of its close button, where the
 * typed text would go nowhere and Enter would close it. Not where the dialog names another one.
 */
export function markFirstField(content: Content | null): void {
  if (!content || content.closest('[role="dialog"]')?.querySelector('[data-autofocus]')) return
  const first = [...content.querySelectorAll(FIELDS)].find((field) => field.checkVisibility())
  if (!first || first.matches(`${OPENS}, ${NOT_USABLE}, ${LISTS}`)) return
  // Of several answers the chosen one, as Tab does.
  const chosen = first.matches('[type="radio"]') && content.querySelector('[type="radio"]:checked')
  const field = chosen || first
  field.setAttribute('data-autofocus', 'true')
}
