import { useRef, useState } from 'react'
import type { Endpoint } from '#base/endpoint.ts'
import { useIsOnline } from '#features/holders/wallet/use-is-offline.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Roundel } from '#ui/marks/roundel.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { ownNames } from '../wallet-texts.ts'
import { NameForm } from './name-form.tsx'
import { SeenName } from './seen-name.tsx'
import type { OwnName } from './use-own-names.ts'

/** A community with the name that it sees, changed in place. */
export function NameRow({ own, affects }: { own: OwnName; affects: Endpoint[] }) {
  const say = useTexts(ownNames)
  const common = useTexts(words)
  const isOnline = useIsOnline()
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const { community, imageUrl } = own
  const close = () => {
    setIsOpen(false)
    requestAnimationFrame(() => opener.current?.focus())
  }
  return (
    <Box as="li" padBlock="m">
      <Row gap="l">
        <Roundel name={community} {...(imageUrl && { picture: imageUrl })} size={40} />
        <Stack breaks grow>
          <strong>{community}</strong>
          <SeenName own={own} />
        </Stack>
        {!isOpen && (
          <Button
            ref={opener}
            aria-label={say.changeOf({ community })}
            disabled={!isOnline}
            onClick={() => setIsOpen(true)}
          >
            {common.change()}
          </Button>
        )}
      </Row>
      {isOpen && <NameForm own={own} affects={affects} onDone={close} />}
    </Box>
  )
}
