import {
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { addressFault } from '#base/email-address.ts'
import { endsAddress, namedAddress, splitRecipients } from '#base/split-addresses.ts'
import { texts } from '#base/text.ts'
import { useAfterPress } from '../browser/use-after-press.ts'
import { useTexts } from '../words/language.tsx'
import { EmailChip } from './email-chip.tsx'
import styles from './email-chips.module.css'
import { FieldFrame, type FieldProps } from './field-frame.tsx'

export type EmailChipsHandle = {
  /** Turns the text in the field into a chip; returns all addresses, even before the page shows them. */
  commit: () => string[]
  /** Moves the first invalid address back into the field. */
  mendFirst: () => void
  /** Focuses the first invalid address; false when there is none. */
  focusFirst: () => boolean
}

type Props = FieldProps & {
  /** In lower case, each once. */
  value: string[]
  /** Called with the addresses, the number of duplicates that this change left out, and the names it brought, by address. */
  onChange: (addresses: string[], doubles: number, names: ReadonlyMap<string, string>) => void
  /** The names of some addresses, shown before them; without it, names before addresses are dropped. */
  names?: Readonly<Record<string, string>>
  placeholder?: string
  autoFocus?: boolean
  /** Chips beyond this many, and after the last invalid one, are summarized as "and 116 others" until expanded. */
  shown?: number
  /** Called with the text in the field, which is not a chip yet. */
  onDraft?: (text: string) => void
  ref?: Ref<EmailChipsHandle>
}

const COMMITS = ['Enter', ',', ';', ' ']
/** Also part of a name before an address. */
const IN_NAMES = [',', ' ']
const NO_NAMES: ReadonlyMap<string, string> = new Map()

/**
 * Addresses as chips: Enter, comma, semicolon, space and paste commit, Backspace in the empty field edits the last one.
 * An invalid address keeps its place in the error colours and shows why; a press on it moves it back into the field. A
 * mistyped mail domain gets a proposal in its chip. With `names`, "Léa Moreau <lea@example.org>" is one chip with both.
 */
export function EmailChips({
  value,
  onChange,
  names,
  placeholder,
  autoFocus,
  shown = 60,
  onDraft,
  ref,
  ...frame
}: Props) {
  const say = useTexts(sentences)
  const box = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [draft, keepDraft] = useState('')
  const [place, setPlace] = useState<number>()
  const [all, setAll] = useState(false)
  const [isTyping, setTyping] = useState(false)
  const isHeld = useAfterPress(isTyping)

  const setDraft = (text: string) => {
    keepDraft(text)
    onDraft?.(text)
  }
  const commit = (text = draft): string[] => {
    const { addresses, doubles, names: read } = splitRecipients(text)
    const known = new Set(value)
    const added = addresses.filter((address) => !known.has(address))
    const at = place ?? value.length
    const next = [...value.slice(0, at), ...added, ...value.slice(at)]
    if (addresses.length > 0) onChange(next, doubles + addresses.length - added.length, read)
    setDraft('')
    setPlace(undefined)
    return next
  }
  const remove = (address: string) => {
    onChange(
      value.filter((other) => other !== address),
      0,
      NO_NAMES,
    )
    field.current?.focus()
  }
  const edit = (address: string | undefined) => {
    if (address === undefined) return
    const next = draft.trim() ? commit() : value
    onChange(
      next.filter((other) => other !== address),
      0,
      NO_NAMES,
    )
    setDraft(namedAddress(address, names?.[address]))
    setPlace(next.indexOf(address))
    field.current?.focus()
  }
  const replace = (address: string, by: string) => {
    const next = [...new Set(value.map((other) => (other === address ? by : other)))]
    const name = names?.[address]
    onChange(next, value.length - next.length, name ? new Map([[by, name]]) : NO_NAMES)
    field.current?.focus()
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (COMMITS.includes(event.key)) {
      if (event.key === 'Enter' && draft.trim() === '') return
      if (names && draft.trim() !== '' && IN_NAMES.includes(event.key) && !endsAddress(draft)) return
      event.preventDefault()
      commit()
    }
    if (event.key === 'Backspace' && draft === '') {
      event.preventDefault()
      edit(value.at(-1))
    }
  }
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    const [only = '', ...others] = splitRecipients(text).addresses
    // One address as it is, or part of one, can still be typed on.
    if (others.length === 0 && only === text.toLowerCase()) return
    event.preventDefault()
    commit(`${draft} ${text}`)
  }
  // A chip more makes the box higher: not before the press that took the focus has met its button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the focus has left.
  useEffect(() => {
    if (!isHeld && draft.trim()) commit()
  }, [isHeld])
  const isBad = (address: string) => addressFault(address) !== undefined
  useImperativeHandle(ref, () => ({
    commit: () => (draft.trim() ? commit() : value),
    mendFirst: () => edit(value.find(isBad)),
    focusFirst: () => {
      const chip = box.current?.querySelector<HTMLElement>('[data-bad] button')
      chip?.focus()
      return chip != null
    },
  }))
  const visible = all ? value.length : Math.min(value.length, Math.max(shown, value.findLastIndex(isBad) + 1))
  const hidden = value.length - visible
  return (
    <FieldFrame {...frame} aside={frame.aside ?? say.how()}>
      {(control) => (
        // biome-ignore lint/a11y: a press beside the chips only puts the cursor into the field
        <div
          ref={box}
          className={styles.box}
          data-error={frame.error ? true : undefined}
          // So that a dialog asks before it closes.
          data-typed={value.length > 0 || undefined}
          onClick={(event) => event.target === event.currentTarget && field.current?.focus()}
        >
          {value.slice(0, visible).map((address) => (
            <EmailChip
              key={address}
              address={address}
              name={names?.[address]}
              onEdit={() => edit(address)}
              onRemove={() => remove(address)}
              onUse={(by) => replace(address, by)}
            />
          ))}
          {hidden > 0 && (
            <button type="button" className={styles.others} onClick={() => setAll(true)}>
              {say.others({ count: hidden })}
            </button>
          )}
          <input
            {...control}
            ref={field}
            className={styles.input}
            type="text"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            // biome-ignore lint/a11y/noAutofocus: asked for by dialogs whose first field this is
            autoFocus={autoFocus}
            data-autofocus={autoFocus || undefined}
            value={draft}
            placeholder={value.length === 0 ? placeholder : undefined}
            onChange={(event) => setDraft(event.currentTarget.value)}
            onKeyDown={press}
            onPaste={paste}
            onFocus={() => setTyping(true)}
            onBlur={() => setTyping(false)}
          />
        </div>
      )}
    </FieldFrame>
  )
}

const sentences = texts({
  how: {
    en: 'Paste a list, or press Enter after each address',
    fr: 'Collez une liste, ou appuyez sur Entrée après chaque adresse',
  },
  others: {
    en: { one: 'and {count} other', other: 'and {count} others' },
    fr: { one: 'et {count} autre', other: 'et {count} autres' },
  },
})
