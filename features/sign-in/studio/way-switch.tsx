import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/csr/EnvelopeSimple'
import { QrCodeIcon } from '@phosphor-icons/react/dist/csr/QrCode'
import { type KeyboardEvent, useId, useRef } from 'react'
import { useTexts } from '#ui/words/language.tsx'
import { signInScreen } from '../texts.ts'
import type { SignInWay } from './sign-in-way.ts'
import styles from './way-switch.module.css'

type Props = { way: SignInWay; onWay: (way: SignInWay) => void; panel: string }

/** The two sign-in methods as tabs, with arrow keys. `panel` is the id of the panel that they control. */
export function WaySwitch({ way, onWay, panel }: Props) {
  const signInScreenTexts = useTexts(signInScreen)
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const ways = [
    { way: 'wallet' as const, label: signInScreenTexts.byWallet(), icon: <QrCodeIcon size={18} /> },
    { way: 'email' as const, label: signInScreenTexts.byEmail(), icon: <EnvelopeSimpleIcon size={18} /> },
  ]
  const onKeyDown = (event: KeyboardEvent) => {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return
    event.preventDefault()
    const next = way === 'wallet' ? 'email' : 'wallet'
    onWay(next)
    list.current?.querySelector<HTMLElement>(`[data-way="${next}"]`)?.focus()
  }
  return (
    <div ref={list} role="tablist" aria-label={signInScreenTexts.ways()} className={styles.ways} onKeyDown={onKeyDown}>
      {ways.map((one) => (
        <button
          key={one.way}
          id={`${id}-${one.way}`}
          type="button"
          role="tab"
          data-way={one.way}
          aria-selected={one.way === way}
          aria-controls={panel}
          tabIndex={one.way === way ? 0 : -1}
          className={styles.way}
          onClick={() => onWay(one.way)}
        >
          {one.icon}
          {one.label}
        </button>
      ))}
    </div>
  )
}
