import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { ChevronLoader } from '../marks/chevron-loader.tsx'
import styles from './button.module.css'
import { PageLink } from './page-link.tsx'

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger' | 'dangerFilled'

export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  children: ReactNode
  /** One primary button per view; `danger` opens a confirmation, `dangerFilled` confirms it. Secondary by default. */
  kind?: ButtonKind
  icon?: ReactNode
  /** 30, 36 or 40 pixels high (48 on phones, but for compact). */
  size?: 'compact' | 'normal' | 'large'
  working?: boolean
  /** The label while working: "Sending". */
  workingLabel?: ReactNode
  /** A key shown at its end; bind it with `useShortcut`. */
  shortcut?: string
  /** Over the whole width, everywhere or on phones alone. */
  fullWidth?: boolean | 'phones'
  /** Only its icon is seen, where there is no room for its words; they are its name and its tooltip. */
  isBrief?: boolean
  /** Quiet, below something whose left edge its icon or words keep; only its ground begins before it. */
  isFlush?: boolean
  /** Makes it a link that looks like a button. */
  href?: string
  target?: string
  download?: string | true
}

/**
 * A button. While `working` it keeps its width, shows the chevron loader in place of its icon and cannot be pressed. The
 * second press of a double click does nothing once the first made it work, however fast that was.
 */
export function Button(props: ButtonProps) {
  const {
    children,
    kind = 'secondary',
    icon,
    size = 'normal',
    working,
    workingLabel,
    shortcut,
    fullWidth,
    isBrief,
    isFlush,
  } = props
  const { className, href, onClick, ...rest } = omitOwn(props)
  const hasWorked = useRef(false)
  useEffect(() => {
    if (working) hasWorked.current = true
  }, [working])
  const dress = {
    className: className ? `${styles.button} ${className}` : styles.button,
    'data-kind': kind,
    'data-size': size,
    'data-full-width': fullWidth || undefined,
    'data-brief': isBrief || undefined,
    'data-flush': isFlush || undefined,
    'data-icon': icon !== undefined || undefined,
    title: props.title ?? (isBrief && typeof children === 'string' ? children : undefined),
    'aria-busy': working || undefined,
    'aria-disabled': working || undefined,
    'aria-keyshortcuts': shortcut,
  }
  const glyph = working ? <ChevronLoader size={18} /> : icon
  const key = shortcut && !working && <kbd className={styles.key}>{shortcut}</kbd>
  const face = (label: ReactNode, isShown: boolean) => (
    <span className={styles.face} data-shown={isShown}>
      {glyph}
      <span>{label}</span>
      {key}
    </span>
  )
  const inside =
    workingLabel && !isBrief ? (
      <>
        {face(children, !working)}
        {face(workingLabel, Boolean(working))}
      </>
    ) : (
      <>
        {glyph}
        <span className={styles.words}>{children}</span>
        {key}
      </>
    )
  if (href !== undefined) {
    return (
      <PageLink {...(rest as ComponentPropsWithRef<'a'>)} {...dress} href={href}>
        {inside}
      </PageLink>
    )
  }
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (event.detail <= 1) hasWorked.current = false
    if (working || hasWorked.current) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button type="button" {...rest} {...dress} onClick={press}>
      {inside}
    </button>
  )
}

function omitOwn(props: ButtonProps) {
  const { children, kind, icon, size, working, workingLabel, shortcut, fullWidth, isBrief, isFlush, title, ...rest } =
    props
  return rest
}
