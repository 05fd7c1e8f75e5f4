import { Popover } from '@mantine/core'
import { BellIcon } from '@phosphor-icons/react/dist/csr/Bell'
import { useState } from 'react'
import { useFormat } from '#ui/format.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { useTexts } from '#ui/language.tsx'
import { useCall, useQueryCall } from '#ui/use-call.ts'
import { listNotices, seeNotices } from '../bell-contract.ts'
import { UNSEEN_MAX } from '../bell-rules.ts'
import { bellWords } from '../bell-texts.ts'
import styles from './bell.module.css'
import { BellNotices } from './bell-notices.tsx'

/** `panel`: on which side of the bell the notices open; its tooltip stands below it. */
type Props = { size?: number; panel?: 'right-start' | 'bottom-end' }

/** The bell of the studio's frame: how many notices are new, and the notices; opening it makes them seen. */
export function Bell({ size = 20, panel = 'right-start' }: Props) {
  const t = useTexts(bellWords)
  const format = useFormat()
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useQueryCall(listNotices, {}, { quiet: true })
  const { run } = useCall(seeNotices, { quiet: true })
  const unseen = data?.unseen ?? 0
  const change = (opens: boolean) => {
    setIsOpen(opens)
    const newest = data?.notices[0]?.id
    // Told when it closes, so that what is new stays marked while it is read.
    if (!opens && newest && unseen > 0) void run({ to: newest })
  }
  return (
    <Popover opened={isOpen} onChange={change} position={panel} width={344} trapFocus returnFocus withRoles={false}>
      <Popover.Target>
        <span className={styles.bell}>
          <IconButton
            label={unseen > 0 ? t.bellNew({ count: unseen }) : t.bell()}
            icon={<BellIcon size={size} />}
            aria-expanded={isOpen}
            aria-haspopup="dialog"
            onClick={() => change(!isOpen)}
          />
          {unseen > 0 && (
            <span className={styles.count} aria-hidden>
              {unseen >= UNSEEN_MAX ? `${format.number(UNSEEN_MAX - 1)}+` : format.number(unseen)}
            </span>
          )}
        </span>
      </Popover.Target>
      <Popover.Dropdown className={styles.panel} role="dialog" aria-label={t.bell()} tabIndex={-1}>
        <h2>{t.bell()}</h2>
        {data?.notices.length === 0 && <p className={styles.none}>{t.none()}</p>}
        <BellNotices before={0} onFollow={() => change(false)} />
      </Popover.Dropdown>
    </Popover>
  )
}
