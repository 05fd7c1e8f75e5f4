import { FocusTrap } from '@mantine/core'
import { useMediaQuery, useMergedRef } from '@mantine/hooks'
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown'
import { CaretUpIcon } from '@phosphor-icons/react/dist/csr/CaretUp'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { type KeyboardEvent, type ReactNode, type Ref, useRef } from 'react'
import { texts } from '#base/text.ts'
import { useFocusBack } from '../browser/use-focus-back.ts'
import { useIsNarrow } from '../browser/use-is-narrow.ts'
import { useShortcut } from '../browser/use-shortcut.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import { Row } from '../layout/row.tsx'
import { Text } from '../layout/text.tsx'
import { useFormat } from '../words/format.ts'
import { useTexts } from '../words/language.tsx'
import { words } from '../words/texts.ts'
import styles from './side-panel.module.css'

const DRAWER_FROM = '(max-width: 1024px)'
const FILLED_BELOW = '(max-width: 1279px)'

export type SidePanelProps = {
  /** Accessible name: whom or what it is about. */
  label: string
  /** The place among the rows of the page, from 1; 0 when it is not among them. */
  at?: number
  of?: number
  /** Moves to a row's place; the arrow keys do, too. Without it the panel has no buttons for that. */
  onMove?: (at: number) => void
  /** In its head instead of the place. */
  head?: ReactNode
  onClose: () => void
  /** On phones: the name of the page to which it leads back. */
  back: string
  foot?: ReactNode
  /** 500 wide, for code. */
  isWide?: boolean
  /** Drawn with the element of its title: the page's own where it takes the place of the page. */
  children: (title: 'h1' | 'h2') => ReactNode
}

type Props = {
  panel: SidePanelProps | undefined
  /** The page is as high as the window and reaches the edges of the sheet; it needs more room beside the panel. */
  fills?: boolean
  children: ReactNode
}

/**
 * A page with what is open of it: a panel beside the page, which makes room; a drawer over it at 1024 and below (below
 * 1280 where the page `fills` the sheet or the panel is wide); in its place on phones.
 */
export function PageWithPanel({ panel, fills = false, children }: Props) {
  const isWide = panel?.isWide === true
  const narrow = fills || isWide ? FILLED_BELOW : DRAWER_FROM
  const isNarrow = useMediaQuery(narrow, undefined, { getInitialValueInEffect: false })
  const isPhone = useIsNarrow()
  const look = panel && (isPhone ? 'page' : isNarrow ? 'drawer' : 'beside')
  // The page stays the same part whatever is open, so that it keeps its search, its focus and its place.
  return (
    <div
      className={styles.frame}
      data-with-panel={look}
      data-fills={fills || undefined}
      data-wide={isWide || undefined}
    >
      <div className={styles.page} hidden={look === 'page'}>
        {children}
      </div>
      {look === 'drawer' && (
        // biome-ignore lint/a11y: a press beside the drawer closes it, as Esc and its button do
        <div className={styles.scrim} onClick={panel?.onClose} />
      )}
      {panel && look && (
        <FocusTrap active={look === 'drawer'}>
          <PanelBox look={look} {...panel} />
        </FocusTrap>
      )}
    </div>
  )
}

type Look = 'beside' | 'drawer' | 'page'

type BoxProps = SidePanelProps & { look: Look; ref?: Ref<HTMLElement> }

function PanelBox(props: BoxProps) {
  const { look, ref, label, at = 0, of = 0, onMove, head, onClose, back, foot, isWide, children } = props
  const say = useTexts(sentences)
  const common = useTexts(words)
  const format = useFormat()
  const box = useRef<HTMLElement>(null)
  const merged = useMergedRef(box, ref)
  useFocusBack()
  useShortcut('ArrowUp', () => at > 1 && onMove?.(at - 1), onMove !== undefined, box)
  useShortcut('ArrowDown', () => at > 0 && at < of && onMove?.(at + 1), onMove !== undefined, box)
  useShortcut('Escape', onClose, true, box)
  // From a field within, where the shortcut does not reach; a search that is typed is cleared first.
  const leave = (event: KeyboardEvent<HTMLElement>) => {
    const field = event.target
    if (event.key !== 'Escape' || event.defaultPrevented || (field instanceof HTMLInputElement && field.value)) return
    event.preventDefault()
    onClose()
  }
  return (
    <aside
      ref={merged}
      className={styles.panel}
      data-look={look}
      data-wide={isWide || undefined}
      aria-label={label}
      onKeyDown={leave}
      {...(look === 'drawer' && { role: 'dialog', 'aria-modal': true, tabIndex: -1, 'data-autofocus': true })}
    >
      <div className={styles.head}>
        {look === 'page' ? (
          <button type="button" className={styles.back} onClick={onClose}>
            <ArrowLeftIcon size={18} /> {back}
          </button>
        ) : (
          <Text as="span" type="small" tone="ink2" grow aria-live="polite">
            {head ?? (at > 0 && say.place({ at: format.number(at), of: format.number(of) }))}
          </Text>
        )}
        {onMove && (
          <>
            <IconButton
              size={30}
              label={say.before()}
              icon={<CaretUpIcon size={18} />}
              disabled={at <= 1}
              onClick={() => onMove(at - 1)}
            />
            <IconButton
              size={30}
              label={say.after()}
              icon={<CaretDownIcon size={18} />}
              disabled={at === 0 || at >= of}
              onClick={() => onMove(at + 1)}
            />
          </>
        )}
        {look !== 'page' && (
          <IconButton size={30} label={common.close()} icon={<XIcon size={20} />} onClick={onClose} />
        )}
      </div>
      <div className={styles.body}>{children(look === 'page' ? 'h1' : 'h2')}</div>
      {foot && (
        <Row lined="above" gap="m" justify="between" type="small" tone="ink2" className={styles.foot}>
          {foot}
        </Row>
      )}
    </aside>
  )
}

const sentences = texts({
  place: { en: '{at} of {of}', fr: '{at} sur {of}' },
  before: { en: 'Previous row', fr: 'Ligne précédente' },
  after: { en: 'Next row', fr: 'Ligne suivante' },
})
