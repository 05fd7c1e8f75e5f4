import { Popover } from '@mantine/core'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { useRef, useState } from 'react'
import { TypeIcon } from '#features/challenges/view/type-icon.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { ListSearch } from '#ui/lists/list-search.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { questForm, questsPage } from '../studio-texts.ts'
import styles from './quest-form.module.css'
import type { NamedChallenge } from './use-challenges.ts'

/** Below this number there is nothing to search. */
const SEARCHED_FROM = 7

type Props = {
  challenges: NamedChallenge[]
  chosen: string[]
  onAdd: (challengeId: string) => void
  /** The last one was added, which takes the button away. */
  onLast: () => void
}

/** The other challenges of the community; the list stays open while there are some, so that several can be added. */
export function AddStep({ challenges, chosen, onAdd, onLast }: Props) {
  const say = useTexts(questForm)
  const [isOpen, setIsOpen] = useState(false)
  const count = challenges.filter(({ challenge }) => !chosen.includes(challenge.id)).length
  const add = (challengeId: string) => {
    onAdd(challengeId)
    if (count > 1) return
    setIsOpen(false)
    onLast()
  }
  if (count === 0) return null
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-start" width={380} shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button kind="quiet" isFlush icon={<PlusIcon size={16} weight="bold" />} onClick={() => setIsOpen(!isOpen)}>
          {chosen.length === 0 ? say.addFirst({ count }) : say.addOne({ count })}
        </Button>
      </Popover.Target>
      <Popover.Dropdown
        p={8}
        maw="calc(100vw - 32px)"
        aria-label={say.addTitle()}
        data-mantine-stop-propagation={isOpen || undefined}
      >
        {isOpen && <Others challenges={challenges} chosen={chosen} onAdd={add} />}
      </Popover.Dropdown>
    </Popover>
  )
}

function Others({ challenges, chosen, onAdd }: Omit<Props, 'onLast'>) {
  const say = useTexts(questForm)
  const page = useTexts(questsPage)
  const [search, setSearch] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const others = challenges.filter(({ challenge }) => !chosen.includes(challenge.id))
  const found = others.filter(({ title }) => plain(title).includes(plain(search.trim())))
  const add = (id: string, at: number) => {
    onAdd(id)
    // Its button is about to go: the next one takes its place.
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll<HTMLElement>('button') ?? []
      const next = buttons[Math.min(at, buttons.length - 1)]
      ;(next ?? list.current)?.focus()
    })
  }
  return (
    <Stack gap="s">
      {challenges.length >= SEARCHED_FROM && (
        <ListSearch label={say.searchChallenges()} max={100} value={search} onChange={setSearch} data-autofocus />
      )}
      <Stack ref={list} className={styles.list} tabIndex={-1}>
        {found.map(({ challenge, title }, at) => (
          <button
            key={challenge.id}
            type="button"
            className={`bz-plain ${styles.other}`}
            onClick={() => add(challenge.id, at)}
          >
            <Row as="span" gap="s" padBlock="m" padInline="s">
              <TypeIcon type={challenge.type} size={20} />
              <Text as="span" breaks grow>
                {title}
              </Text>
              <Text as="small" fixed type="small" tone="ink3">
                {page.points({ count: challenge.reward })}
              </Text>
            </Row>
          </button>
        ))}
        {found.length === 0 && (
          <Text pad="s" tone="ink2" role="status">
            {say.noneFound()}
          </Text>
        )}
      </Stack>
    </Stack>
  )
}
