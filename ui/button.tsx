import { Button as MantineButton } from '@mantine/core'
import type { ComponentPropsWithoutRef, MouseEvent, ReactNode } from 'react'
import styles from './button.module.css'
import { ChevronLoader } from './chevron-loader.tsx'
import { PageLink } from './page-link.tsx'

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger' | 'dangerFilled'

export type ButtonProps = Omit<ComponentPropsWithoutRef<'button'>, 'children'> & {
  children: ReactNode
  /** One primary a view; `danger` opens a confirmation, `dangerFilled` is its last word. Secondary by default. */
  kind?: ButtonKind
  icon?: ReactNode
  /** 30, 36 or 40 pixels high (48 on phones, but for compact). */
  size?: 'compact' | 'normal' | 'footer'
  working?: boolean
  /** What it says while working: "Sending". */
  workingLabel?: ReactNode
  /** A key shown at its end; bind it with `useShortcut`. */
  shortcut?: string
  fullWidth?: boolean
  /** Makes it a link that looks like a button. */
  href?: string
  download?: string | boolean
  target?: string
}

const VARIANTS = { primary: 'filled', secondary: 'default', quiet: 'subtle', danger: 'default', dangerFilled: 'filled' }
const HEIGHTS = { compact: '30px', normal: '36px', footer: '40px' }

/** A button. While `working` it keeps its width, shows the chevron loader in place of its icon and cannot be pressed. */
export function Button({
  children,
  kind = 'secondary',
  icon,
  size = 'normal',
  working,
  workingLabel,
  shortcut,
  className,
  href,
  onClick,
  ...rest
}: ButtonProps) {
  const element = {
    ...rest,
    ...(href === undefined ? { type: rest.type ?? 'button' } : { component: PageLink, href }),
    onClick: (event: MouseEvent<HTMLButtonElement>) => (working ? event.preventDefault() : onClick?.(event)),
  }
  return (
    <MantineButton
      {...(element as object)}
      variant={VARIANTS[kind]}
      className={[styles.button, className].filter(Boolean).join(' ')}
      data-kind={kind}
      data-size-of={size}
      style={{ '--button-height': size === 'normal' ? undefined : HEIGHTS[size], ...rest.style }}
      leftSection={working ? <ChevronLoader size={16} /> : icon}
      rightSection={shortcut && !working ? <kbd className={styles.key}>{shortcut}</kbd> : undefined}
      aria-busy={working || undefined}
      aria-disabled={working || undefined}
      aria-keyshortcuts={shortcut}
    >
      <span className={styles.words}>
        <span data-shown={!working || !workingLabel}>{children}</span>
        {workingLabel && <span data-shown={Boolean(working)}>{workingLabel}</span>}
      </span>
    </MantineButton>
  )
}
