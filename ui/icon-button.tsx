import { type ComponentPropsWithoutRef, type ReactNode, useRef } from 'react'
import styles from './icon-button.module.css'
import { useLate } from './use-late.ts'

const loadTip = () => import('./tip.tsx').then((module) => module.Tip)

type Props = Omit<ComponentPropsWithoutRef<'button'>, 'children'> & {
  /** What it does, read aloud and shown as tooltip. */
  label: string
  icon: ReactNode
  /** `edge` has a border like a secondary button. */
  look?: 'quiet' | 'edge'
  /** 24, 30 or 36 pixels (44 on phones, but for 24). */
  size?: 24 | 30 | 36
}

/** A control that is only an icon. No more than three in a row. */
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
          // A finger shows no tooltip: it would stay where it last pressed.
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
      {Tip && <Tip of={button} label={label} />}
    </>
  )
}
