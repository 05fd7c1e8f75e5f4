import { type ComponentPropsWithoutRef, type ReactNode, useRef } from 'react'
import { useLate } from '../calls/use-late.ts'
import styles from './icon-button.module.css'

const loadTip = () => import('./tip.tsx').then((module) => module.Tip)

type Props = Omit<ComponentPropsWithoutRef<'button'>, 'children'> & {
  /** Accessible name, also shown as a tooltip. */
  label: string
  icon: ReactNode
  /** `edge` has a border like a secondary button. */
  look?: 'quiet' | 'edge'
  /** 24, 30 or 36 pixels (44 on phones, except for 24). */
  size?: 24 | 30 | 36
}

/** An icon-only control. Use at most three in a row. */
export function IconButton({ label, icon, look = 'quiet', size = 36, className, onPointerEnter, ...rest }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [Tip, want] = useLate(loadTip)
  return (
    <>
      <button
        type="button"
        {...rest}
        ref={button}
        onPointerEnter={(event) => {
          // No tooltip on touch: it would stay after the last press.
          if (event.pointerType !== 'touch') want()
          onPointerEnter?.(event)
        }}
        className={[styles.button, className].filter(Boolean).join(' ')}
        data-look={look}
        data-size={size}
        aria-label={label}
      >
        {icon}
      </button>
      {/* Not over what the button has opened. */}
      {Tip && !rest['aria-expanded'] && <Tip of={button} label={label} />}
    </>
  )
}
