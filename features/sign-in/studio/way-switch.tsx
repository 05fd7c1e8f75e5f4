import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/csr/EnvelopeSimple'
import { QrCodeIcon } from '@phosphor-icons/react/dist/csr/QrCode'
import { type KeyboardEvent, useId, useRef } from 'react'
import { Row } from '#ui/layout/row.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { signInScreen } from '../texts.ts'
import styles from './sign-in-page.module.css'
import type { SignInWay } from './sign-in-way.ts'

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
    <Row
      ref={list}
      role="tablist"
      aria-label={signInScreenTexts.ways()}
      below="m"
      pad="xs"
      gap="xxs"
      ground="canvas"
      round="l"
      onKeyDown={onKeyDown}
    >
      {ways.map((one) => (
        <Row
          as="button"
          key={one.way}
          id={`${id}-${one.way}`}
          role="tab"
          data-way={one.way}
          aria-selected={one.way === way}
          aria-controls={panel}
          tabIndex={one.way === way ? 0 : -1}
          padInline="m"
          gap="s"
          justify="center"
          round="m"
          tone="ink2"
          weight={600}
          nowrap
          className={`bz-plain ${styles.way}`}
          onClick={() => onWay(one.way)}
        >
          {one.icon}
          {one.label}
        </Row>
      ))}
    </Row>
  )
}
