import { BellIcon } from '@phosphor-icons/react/dist/csr/Bell'
import { useRef, useState } from 'react'
import type { Output } from '#base/endpoint.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { patch } from '#ui/calls/cached.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { useCallAtOnce } from '#ui/calls/use-call-at-once.ts'
import { useLate } from '#ui/calls/use-late.ts'
import { NewCount } from '#ui/marks/new-marks.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { listNotices, seeNotices } from '../contract.ts'
import { UNSEEN_MAX } from '../rules.ts'
import { bellWords } from '../texts.ts'
import styles from './bell.module.css'

const loadPanel = () => import('./bell-panel.tsx').then((module) => module.BellPanel)

/** `panel`: the side of the bell where the notifications open; its tooltip appears below it. */
type Props = { size?: number; panel?: 'right-start' | 'bottom-end' }

/** The bell of the studio's frame: how many notifications are new, and the list; opening it marks them as seen. */
export function Bell({ size = 20, panel = 'right-start' }: Props) {
  const bellTexts = useTexts(bellWords)
  const format = useFormat()
  const [isOpen, setIsOpen] = useState(false)
  const bell = useRef<HTMLSpanElement>(null)
  const [Panel, want] = useLate(loadPanel, () => setIsOpen(false))
  const { data } = useQueryCall(listNotices, {}, { quiet: true })
  const { run } = useCallAtOnce(seeNotices, {
    show: ({ to }) => [patch(listNotices, (list) => withSeen(list, to))],
    invalidates: [listNotices],
    quiet: true,
  })
  const unseen = data?.unseen ?? 0
  const change = (opens: boolean) => {
    setIsOpen(opens)
    const newest = data?.notices[0]?.id
    // Sent at closing, so that new ones stay marked while they are read; unless it was closed before they were loaded.
    if (!opens && Panel && newest && unseen > 0) void run({ to: newest })
  }
  const press = () => {
    want('pressed')
    change(!isOpen)
  }
  return (
    <>
      <span className={styles.bell} ref={bell}>
        <IconButton
          label={unseen > 0 ? bellTexts.bellNew({ count: unseen }) : bellTexts.bell()}
          icon={<BellIcon size={size} />}
          aria-expanded={isOpen}
          aria-haspopup="dialog"
          onPointerEnter={() => want()}
          onFocus={() => want()}
          onClick={press}
          // The panel closes on its own only once it has the focus, and its code may still be loading.
          onKeyDown={({ key }) => isOpen && key === 'Escape' && change(false)}
        />
        {unseen > 0 && (
          <NewCount atCorner aria-hidden>
            {unseen >= UNSEEN_MAX ? `${format.number(UNSEEN_MAX - 1)}+` : format.number(unseen)}
          </NewCount>
        )}
      </span>
      {Panel && (
        <Panel
          to={bell.current}
          isOpen={isOpen}
          isEmpty={data?.notices.length === 0}
          position={panel}
          onChange={change}
        />
      )}
    </>
  )
}

/** The notifications once those up to one are seen. */
function withSeen(list: Output<typeof listNotices>, to: number): Output<typeof listNotices> {
  const notices = list.notices.map((notice) => (notice.isNew && notice.id <= to ? { ...notice, isNew: false } : notice))
  const hasNewer = list.notices.some(({ id }) => id > to)
  return { ...list, notices, unseen: hasNewer ? list.unseen : 0 }
}
