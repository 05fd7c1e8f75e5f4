import { useViewportSize } from '@mantine/hooks'
import { CornersOutIcon } from '@phosphor-icons/react/dist/csr/CornersOut'
import { lazy, Suspense, useState } from 'react'
import { useWakeLock } from '#ui/browser/use-wake-lock.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { PublicFrame } from '#ui/frames/public-frame.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { Shield } from '#ui/marks/shield.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { kioskWords } from '../kiosk-texts.ts'
import styles from './kiosk.module.css'
import { useKiosk } from './use-kiosk.ts'

const QrCode = lazy(() => import('#ui/marks/qr-code.tsx').then((module) => ({ default: module.QrCode })))
/** Pixels of a code: as large as the screen allows, with the words around it in view. */
const SIZE = { min: 200, max: 860, around: 360 } as const
/** The quiet zone at both sides. */
const QUIET = 32

type Read = ReturnType<typeof useKiosk>
type Kiosk = NonNullable<Read['kiosk']>

/** /kiosk#token: the code of a visit on a screen, which visitors scan; it needs no account. */
export function KioskPage({ token }: { token: string }) {
  const say = useTexts(kioskWords)
  const { query, kiosk, shown } = useKiosk(token)
  const { error } = query
  const isEnded = error?.key === 'kioskEnded'
  useWakeLock()
  return (
    <PublicFrame title={kiosk?.name ?? say.page()} page={say.page()} actions={<FullScreen />}>
      <Stack gap="m" across="center" full>
        {isEnded ? (
          <Words title={say.ended()} text={say.endedHint()} />
        ) : (
          <Loaded query={query}>{(data) => <Shown kiosk={data} shown={shown} />}</Loaded>
        )}
      </Stack>
    </PublicFrame>
  )
}

function Shown({ kiosk, shown }: { kiosk: Kiosk; shown: Read['shown'] }) {
  const say = useTexts(kioskWords)
  const format = useFormat()
  const { name, community, imageUrl, state, from, to } = kiosk
  const { width, height } = useViewportSize()
  const size = Math.max(SIZE.min, Math.min(width - 100, height - SIZE.around, SIZE.max))
  return (
    <>
      <Row as="header" gap="m">
        <Shield name={community} {...(imageUrl && { picture: imageUrl })} size={44} />
        <Stack across="start" breaks shrinks>
          <h1>{name}</h1>
          <Text tone="ink2">{community}</Text>
        </Stack>
      </Row>
      {shown ? (
        <>
          <Suspense fallback={<div style={{ width: size + QUIET, height: size + QUIET }} />}>
            <QrCode value={shown.code} label={say.codeOf({ name })} size={size} level="M" />
          </Suspense>
          <span
            key={shown.code}
            className={styles.left}
            style={{ width: size + QUIET, animationDuration: `${shown.leftMs}ms` }}
          />
          <Heading width="text" centered>
            {say.scan()}
          </Heading>
          <Text width="text" tone="ink2" centered>
            {say.hint()} {to !== '' && <span>{say.until({ time: format.dateTime(to) })}.</span>}
          </Text>
        </>
      ) : state === 'over' ? (
        <Words title={say.over()} text={say.overHint({ time: format.dateTime(to) })} />
      ) : state === 'early' ? (
        <Words title={say.early({ time: format.dateTime(from) })} text={say.earlyHint()} />
      ) : (
        <Words title={say.away()} text={say.awayHint()} />
      )}
    </>
  )
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <Stack padBlock="xxxl" gap="s" across="center" centered role="status">
      <Heading width="text">{title}</Heading>
      <Text width="hint" type="lead" tone="ink2">
        {text}
      </Text>
    </Stack>
  )
}

function FullScreen() {
  const say = useTexts(kioskWords)
  const [isOffered] = useState(() => document.fullscreenEnabled === true)
  if (!isOffered) return null
  const toggle = () =>
    document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()
  return (
    <IconButton
      label={say.fullScreen()}
      icon={<CornersOutIcon size={20} />}
      onClick={() => void toggle().catch(() => undefined)}
    />
  )
}
